import type { TournamentStatus } from "../../../server/tournaments/tournament-labels.rules";

export type PublicSection =
  "inscricao" | "grupos" | "chave" | "programacao" | "meus-jogos" | "resultados" | "podio";

/** Those that show one category at a time. */
export const sectionsOfCategory: ReadonlySet<PublicSection> = new Set([
  "grupos",
  "chave",
  "programacao",
  "resultados",
  "podio",
]);

/** What there is of a tournament so far. */
export interface PublicContents {
  status: TournamentStatus;
  /** Of the category that is looked at. */
  isSuperN: boolean;
  matches: number;
  played: number;
  hasGroups: boolean;
  hasBracket: boolean;
  hasPodium: boolean;
}

export function sectionLabel(section: PublicSection, { status, isSuperN }: PublicContents): string {
  const labels: Record<PublicSection, string> = {
    inscricao: status === "REGISTRATION_OPEN" ? "Inscrição" : "Participantes",
    grupos: isSuperN ? "Classificação" : "Grupos",
    chave: isSuperN ? "Rodadas" : "Chave",
    programacao: "Programação",
    "meus-jogos": "Meus jogos",
    resultados: "Resultados",
    podio: "Pódio",
  };
  return labels[section];
}

/** What people come for at each stage, before what they look up. */
const order: Record<TournamentStatus, readonly PublicSection[]> = {
  REGISTRATION_OPEN: ["inscricao", "programacao", "meus-jogos", "grupos", "chave", "resultados", "podio"],
  IN_PROGRESS: ["programacao", "meus-jogos", "grupos", "chave", "resultados", "podio", "inscricao"],
  FINISHED: ["podio", "resultados", "grupos", "chave", "meus-jogos", "inscricao"],
};

/** Only what has something to show: an empty section is no section. The first is the one that opens by itself. */
export function sectionsOf(contents: PublicContents): PublicSection[] {
  const shown: Record<PublicSection, boolean> = {
    inscricao: true,
    grupos: contents.hasGroups,
    chave: contents.hasBracket,
    programacao: contents.matches > contents.played && contents.status !== "FINISHED",
    "meus-jogos": contents.matches > 0,
    resultados: contents.played > 0,
    podio: contents.hasPodium,
  };
  const sections = order[contents.status].filter((section) => shown[section]);
  if (contents.status === "REGISTRATION_OPEN") return sections;
  const first = (["podio", "programacao", "resultados", "inscricao"] as const).find((one) => shown[one]);
  return sections.toSorted((a, b) => Number(b === first) - Number(a === first));
}

/** The section an address asks for, else what people most likely came for. */
export function sectionFromAddress(search: URLSearchParams, contents: PublicContents): PublicSection {
  const sections = sectionsOf(contents);
  return sections.find((section) => section === search.get("aba")) ?? sections[0] ?? "inscricao";
}
