import type { TournamentStatus } from "../../../server/tournaments/tournament-labels.rules";

export const publicSections = [
  "inscricao",
  "grupos",
  "chave",
  "programacao",
  "meus-jogos",
  "resultados",
  "podio",
] as const;
export type PublicSection = (typeof publicSections)[number];

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

/** Only what has something to show: an empty section is no section. */
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
  return publicSections.filter((section) => shown[section]);
}

/** The section an address asks for, else what people most likely came for. */
export function sectionFromAddress(search: URLSearchParams, contents: PublicContents): PublicSection {
  const sections = sectionsOf(contents);
  const wanted = [search.get("aba"), contents.hasPodium ? "podio" : null, "programacao"];
  const order = contents.status === "REGISTRATION_OPEN" ? [search.get("aba"), "inscricao"] : wanted;
  return (
    order.flatMap((name) => sections.find((section) => section === name) ?? [])[0] ??
    sections.find((section) => section === "resultados") ??
    "inscricao"
  );
}
