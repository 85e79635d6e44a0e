import { graphql, readInlineData } from "react-relay/hooks";
import { roleLabel } from "../../../server/identity/roles.rules";
import { subjects, type Grantee, type Reach, type Subject } from "../../../server/platform/access.rules";
import { plainWords } from "../../../server/platform/search.rules";
import type { actRow_act$key } from "../../__generated__/actRow_act.graphql";

export interface ActRow {
  name: string;
  label: string;
  subject: Subject;
  reach: ReadonlyMap<Grantee, Reach>;
}

export const granteeLabel: Record<Grantee, string> = {
  ...roleLabel,
  ANONYMOUS: "Sem entrar",
  REFEREE: "Árbitro nomeado",
  LINK_HOLDER: "Quem tem o link",
};

export const reachLabel: Record<Reach, string> = { ALL: "Tudo", OWN: "O que é seu" };

export const subjectLabel: Record<Subject, string> = {
  TOURNAMENT: "Torneios e campeonatos",
  ENROLMENT: "Inscrições",
  SCORING: "Placar e súmula",
  ARENA: "Arena",
  FEDERATION: "Federação",
  ACCOUNT: "Conta",
  ADMINISTRATION: "Administração",
};

export function actRow(key: actRow_act$key): ActRow {
  const { name, label, subject, everywhere, onTheirOwn } = readInlineData(
    graphql`
      fragment actRow_act on Act @inline {
        name
        label
        subject
        everywhere
        onTheirOwn
      }
    `,
    key,
  );
  return {
    name,
    label,
    subject,
    reach: new Map([
      ...everywhere.map((grantee) => [grantee, "ALL"] as const),
      ...onTheirOwn.map((grantee) => [grantee, "OWN"] as const),
    ]),
  };
}

/** A word without its ending: who looks for "sortear" means "sorteio" too. */
const stemOf = (word: string): string => word.slice(0, Math.max(5, word.length - 2));

/** Those of which every word that was typed begins like a word, of theirs or of their subject's. */
export function foundActs(acts: readonly ActRow[], typed: string): ActRow[] {
  const wanted = plainWords(typed);
  return acts.filter(({ label, subject }) => {
    const words = plainWords(`${label} ${subjectLabel[subject]}`);
    return wanted.every((word) => words.some((it) => it.startsWith(stemOf(word))));
  });
}

/** The acts of each subject that has any, by their labels. */
export const bySubject = (acts: readonly ActRow[]): { subject: Subject; acts: ActRow[] }[] =>
  subjects
    .map((subject) => ({
      subject,
      acts: acts
        .filter((act) => act.subject === subject)
        .toSorted((a, b) => a.label.localeCompare(b.label, "pt-BR")),
    }))
    .filter((group) => group.acts.length > 0);
