import type { PlatformSettings } from "../../prisma/generated/client/client";

/** Who can make an account without being invited. */
export type SignUpKind = "ARENA" | "FEDERATION" | "ATHLETE";

/** What is said to whoever would sign up while that is closed. */
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

/** Characters of a notice; the database holds it too. */
export const longestNotice = 300;

/** Told above every page from when until when. */
export interface MaintenanceNotice {
  text: string;
  from: Date;
  until: Date;
}

/** The notice that somebody has written, whenever it is shown; null for none. */
export const noticeOf = ({
  noticeText: text,
  noticeFrom: from,
  noticeUntil: until,
}: Pick<PlatformSettings, "noticeText" | "noticeFrom" | "noticeUntil">): MaintenanceNotice | null =>
  text !== null && from !== null && until !== null ? { text, from, until } : null;

/** Whether it is shown at an instant: from its first to just before its last. */
export const isInForce = ({ from, until }: Pick<MaintenanceNotice, "from" | "until">, now: Date): boolean =>
  from <= now && now < until;

/** Who answers for the platform, and who can sign up: what every page may have to say. What nobody has filled in is missing. */
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
