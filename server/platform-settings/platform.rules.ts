import type { PlatformSettings } from "../../prisma/generated/client/client";

/** The kinds of accounts that users can create without an invitation. */
export type SignUpKind = "ARENA" | "FEDERATION" | "ATHLETE";

/** The error while a sign-up is closed. */
export const signUpClosedText: Record<SignUpKind, string> = {
  ARENA: "No momento não estamos recebendo novos cadastros de arenas.",
  FEDERATION: "No momento não estamos recebendo novos cadastros de federações.",
  ATHLETE: "No momento não estamos recebendo novos cadastros de atletas.",
};

export type SignUpSwitches = Pick<
  PlatformSettings,
  "arenaSignUpOpen" | "federationSignUpOpen" | "athleteSignUpOpen"
>;

export const isSignUpOpen = (settings: SignUpSwitches, kind: SignUpKind): boolean =>
  ({
    ARENA: settings.arenaSignUpOpen,
    FEDERATION: settings.federationSignUpOpen,
    ATHLETE: settings.athleteSignUpOpen,
  })[kind];

/** The maximum length of a notice; the database enforces it too. */
export const longestNotice = 300;

/** A banner on every page, from when until when. */
export interface MaintenanceNotice {
  text: string;
  from: Date;
  until: Date;
}

/** The configured notice, in force or not; null for none. */
export const noticeOf = ({
  noticeText: text,
  noticeFrom: from,
  noticeUntil: until,
}: Pick<PlatformSettings, "noticeText" | "noticeFrom" | "noticeUntil">): MaintenanceNotice | null =>
  text !== null && from !== null && until !== null ? { text, from, until } : null;

/** Whether the notice is shown: `from` is inclusive, `until` is exclusive. */
export const isInForce = ({ from, until }: Pick<MaintenanceNotice, "from" | "until">, now: Date): boolean =>
  from <= now && now < until;

/** The operator and the closed sign-ups, as embedded in every page. Fields without a value are omitted. */
export interface PublicPlatform {
  operatorName?: string;
  cnpj?: string;
  contactEmail?: string;
  contactPhone?: string;
  officerName?: string;
  officerEmail?: string;
  closedSignUps?: SignUpKind[];
}

const signUpKinds: readonly SignUpKind[] = ["ARENA", "FEDERATION", "ATHLETE"];

export function publicPlatform(settings: PlatformSettings): PublicPlatform {
  const { operatorName, cnpj, contactEmail, contactPhone, officerName, officerEmail } = settings;
  const closed = signUpKinds.filter((kind) => !isSignUpOpen(settings, kind));
  return {
    ...(operatorName === null ? {} : { operatorName }),
    ...(cnpj === null ? {} : { cnpj }),
    ...(contactEmail === null ? {} : { contactEmail }),
    ...(contactPhone === null ? {} : { contactPhone }),
    ...(officerName === null ? {} : { officerName }),
    ...(officerEmail === null ? {} : { officerEmail }),
    ...(closed.length === 0 ? {} : { closedSignUps: closed }),
  };
}
