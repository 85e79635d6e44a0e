import type { SheetWords } from "../public/sheet/SheetField";

const columns = "Nome;E-mail;Telefone;Nível;Gênero";

/** What a sheet of athletes is like; its template with a mark by which Excel knows the accents. */
export const athletesSheetWords: SheetWords = {
  hint: "Um atleta por linha, no máximo 200; a primeira tem os nomes das colunas. Basta o nome; e-mail, telefone, nível (Fun, D, C, B, A/PRO) e gênero ajudam.",
  example: `${columns}\nAna Souza;ana@exemplo.com.br;(48) 99999-0001;C;Feminino`,
  template: `\uFEFF${columns}\r\n`,
  templateName: "modelo-atletas.csv",
};
