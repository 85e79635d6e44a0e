import type { Addressee } from "../../identity/identity-mails.rules";
import type { ManagementKind } from "../../identity/management/management.rules";
import { homePathFor, roleLabel } from "../../identity/roles.rules";
import { type Role, rolesByPriority } from "../../platform/access.rules";
import type { Mail } from "../../platform/mail/mail.rules";

/** The arena or federation for which a user has a role. */
export interface RolePlace {
  kind: ManagementKind;
  key: string;
  name: string;
  /** The position at a federation; null elsewhere. */
  position: string | null;
}

/** A role of a user, with its places. */
export interface RoleAssignment {
  role: Role;
  since: Date;
  places: RolePlace[];
  /** For teachers: the number of weekly classes. */
  weeklyClasses: number;
}

/** One source of a role. `given`: assigned by hand with a date; other roles are derived from the user's other data. */
export interface RoleSource {
  userId: string;
  role: Role;
  since: Date;
  given: boolean;
  place: RolePlace | null;
  weeklyClasses: number;
}

/** Roles by priority, each once: since it was given, or else since the first thing it follows from. */
export function assignmentsOf(sources: readonly RoleSource[]): RoleAssignment[] {
  return rolesByPriority.flatMap((role) => {
    const all = sources.filter((source) => source.role === role);
    const [first] = all.toSorted(
      (a, b) => Number(b.given) - Number(a.given) || a.since.getTime() - b.since.getTime(),
    );
    if (!first) return [];
    return {
      role,
      since: first.since,
      places: all.flatMap(({ place }) => place ?? []),
      weeklyClasses: all.reduce((sum, { weeklyClasses }) => sum + weeklyClasses, 0),
    };
  });
}

/** False for federation managers, who get one mail per federation that they leave. */
export const roleMailIsSent = (role: Role): boolean => role !== "FEDERATION_MANAGER";

const greeting = ({ name }: Addressee): string => `Olá, ${name}!`;

/** The new role in the sentence, after "como". */
const asWhat: Record<Role, string> = {
  ADMIN: "parte da administração",
  ARENA_MANAGER: "gestor de arena",
  FEDERATION_MANAGER: "gestor de federação",
  TEACHER: "professor",
  ATHLETE: "atleta",
};

/** To a user whose account was created with the role. */
export const roleWithAccountMail = (
  to: Addressee,
  role: Role,
  { password, publicUrl }: { password: string; publicUrl: string },
): Mail => ({
  to: to.email,
  bell: false,
  subject: "Seu acesso à Praia",
  greeting: greeting(to),
  paragraphs: [
    `A administração da Praia cadastrou você como ${asWhat[role]}.`,
    `Sua senha provisória é: ${password}`,
    "Ela vale por 72 horas. Ao entrar, você escolhe a sua própria senha.",
  ],
  action: { label: "Entrar", url: `${publicUrl}/auth` },
  closing: "Se você não esperava esta mensagem, responda para falar com o suporte.",
});

/** To a user with an existing account. */
export const roleGivenMail = (to: Addressee & { id: string }, role: Role, publicUrl: string): Mail => ({
  to: to.email,
  bell: true,
  subject: `Novo acesso na Praia: ${roleLabel[role]}`,
  greeting: greeting(to),
  paragraphs: [
    `A administração da Praia cadastrou você como ${asWhat[role]}. Você continua entrando com a mesma senha.`,
  ],
  action: { label: "Abrir a Praia", url: `${publicUrl}${homePathFor(role, to.id)}` },
  closing: "Se você não esperava esta mensagem, responda para falar com o suporte.",
});

/** To the admins there were already. */
export const newAdminMail = (to: Addressee, name: string, publicUrl: string): Mail => ({
  to: to.email,
  bell: true,
  subject: `${name} agora faz parte da administração da Praia`,
  greeting: greeting(to),
  paragraphs: [`${name} recebeu o acesso de Administrador, que permite ver e mudar tudo na plataforma.`],
  action: { label: "Ver usuários", url: `${publicUrl}/admin/users?role=administrador` },
  closing: "Se isso não estava combinado, retire o acesso e troque a sua senha.",
});

/** To a user who lost a role. */
export const roleRemovedMail = (to: Addressee, role: Role): Mail => ({
  to: to.email,
  bell: true,
  subject: `Acesso encerrado na Praia: ${roleLabel[role]}`,
  greeting: greeting(to),
  paragraphs: [
    `A administração da Praia encerrou o seu acesso de ${roleLabel[role]}. Sua conta continua a mesma.`,
  ],
  closing: "Se você acha que foi um engano, responda para falar com o suporte.",
});
