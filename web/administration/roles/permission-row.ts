import { graphql, readInlineData } from "react-relay/hooks";
import { roleLabel } from "../../../server/identity/roles.rules";
import { subjects, type Grantee, type Reach, type Subject } from "../../../server/platform/access.rules";
import { plainWords } from "../../../server/platform/search.rules";
import type { permissionRow_permission$key } from "../../__generated__/permissionRow_permission.graphql";

export interface PermissionRow {
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
  MONEY: "Cobranças e pagamentos",
  SCORING: "Placar e súmula",
  ARENA: "Arena",
  FEDERATION: "Federação",
  ACCOUNT: "Conta",
  ADMINISTRATION: "Administração",
};

export function permissionRow(key: permissionRow_permission$key): PermissionRow {
  const { name, label, subject, everywhere, onTheirOwn } = readInlineData(
    graphql`
      fragment permissionRow_permission on Permission @inline {
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
export function foundPermissions(permissions: readonly PermissionRow[], typed: string): PermissionRow[] {
  const wanted = plainWords(typed);
  return permissions.filter(({ label, subject }) => {
    const words = plainWords(`${label} ${subjectLabel[subject]}`);
    return wanted.every((word) => words.some((it) => it.startsWith(stemOf(word))));
  });
}

/** The permissions of each subject that has any, by their labels. */
export const bySubject = (
  permissions: readonly PermissionRow[],
): { subject: Subject; permissions: PermissionRow[] }[] =>
  subjects
    .map((subject) => ({
      subject,
      permissions: permissions
        .filter((permission) => permission.subject === subject)
        .toSorted((a, b) => a.label.localeCompare(b.label, "pt-BR")),
    }))
    .filter((group) => group.permissions.length > 0);
