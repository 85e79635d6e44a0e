import type { Chapter } from "./chapter";
import { athleteHelp } from "./help-for-athletes";
import { organiserHelp } from "./help-for-organisers";
import { ReadingPage } from "./ReadingPage";
import { TextLink } from "../../ui/TextLink";

const signInHelp: Chapter = {
  id: "entrar",
  title: "Entrar e senha",
  parts: [
    { id: "senha", title: "Esqueci minha senha" },
    { id: "confirmar", title: "Confirmar o e-mail" },
    { id: "trocar", title: "Trocar e-mail ou senha" },
  ],
  text: (
    <>
      <p>Cada um tem a sua porta. O e-mail e a senha são os mesmos em todas.</p>
      <ul>
        <li>
          Atletas e alunos: <TextLink to="/auth-athlete">Portal do Aluno</TextLink>
        </li>
        <li>
          Gestores de arena e professores: <TextLink to="/auth">Acesso para Arenas</TextLink>
        </li>
        <li>
          Federações: <TextLink to="/federation-auth">Acesso para Federações</TextLink>
        </li>
      </ul>
      <p>Depois de cinco senhas erradas, espere até 15 minutos para tentar de novo.</p>
      <h3 id="senha" tabIndex={-1}>
        Esqueci minha senha
      </h3>
      <ol>
        <li>Na sua porta de entrada, toque em “Esqueci minha senha” e informe o e-mail da conta.</li>
        <li>Abra o link que chega por e-mail. Ele vale por 30 minutos e serve uma vez.</li>
        <li>Escolha a senha nova, com 8 caracteres ou mais. Você sai dos outros aparelhos.</li>
      </ol>
      <p>
        O e-mail não chegou? Olhe a caixa de spam e peça de novo depois de um minuto. Senha provisória,
        recebida da administração, vale por 72 horas: ao entrar, você escolhe a sua.
      </p>
      <h3 id="confirmar" tabIndex={-1}>
        Confirmar o e-mail
      </h3>
      <p>
        Quem cria conta recebe um link que vale por 24 horas. Sem ele a conta não abre. Perdeu o link? Tente
        entrar: a página oferece outro.
      </p>
      <h3 id="trocar" tabIndex={-1}>
        Trocar e-mail ou senha
      </h3>
      <p>
        Em <TextLink to="/conta">Minha conta</TextLink> você troca os dois, vê em quais aparelhos está
        conectado, baixa os seus dados e exclui a conta.
      </p>
    </>
  ),
};

const chapters: readonly Chapter[] = [signInHelp, ...athleteHelp, ...organiserHelp];

/** /ajuda: the shortest way to do what people come for, by who they are. */
export function HelpPage() {
  return (
    <ReadingPage
      title="Central de Ajuda"
      intro="O passo a passo do que mais se faz na Praia, para quem joga e para quem organiza."
      chapters={chapters}
    />
  );
}
