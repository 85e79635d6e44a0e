import { counted } from "../../../server/platform/plural.rules";
import type { RoleOfUser } from "./user-row";

const inWords = new Intl.ListFormat("pt-BR");

/** What ends with a role, and what goes on, in the words of who takes it away. */
export function whatEnds({ role, places, weeklyClassCount }: Omit<RoleOfUser, "since">): string[] {
  const names = inWords.format(places.map(({ name }) => name));
  switch (role) {
    case "ADMIN":
      return ["Deixa de ver e de mudar a plataforma na hora.", "A conta e os outros roles continuam."];
    case "ARENA_MANAGER":
      return places.length > 0
        ? [
            `É responsável por ${names}.`,
            "Toda arena precisa de um responsável: passe cada uma a outra pessoa, e este role termina junto.",
          ]
        : ["Deixa de ver a área da arena.", "A conta continua."];
    case "FEDERATION_MANAGER":
      return [
        places.length > 0 ? `Sai de ${names} e recebe um e-mail.` : "Deixa de ver a área da federação.",
        "Campeonatos, rankings e arenas filiadas continuam na federação.",
      ];
    case "TEACHER":
      return [
        places.length > 0
          ? `Deixa de dar aulas em ${names} e de ver a agenda.`
          : "Deixa de ver a área do professor.",
        ...(weeklyClassCount > 0
          ? [
              `${counted(weeklyClassCount, "aula por semana continua", "aulas por semana continuam")} na agenda, mas o professor deixa de vê-las.`,
            ]
          : []),
        "Certificações e comissões ficam guardadas.",
      ];
    case "ATHLETE":
      return [
        "Não se inscreve mais em torneios e não aparece na busca.",
        "Inscrições já feitas, resultados, rankings e cobranças ficam.",
      ];
  }
}
