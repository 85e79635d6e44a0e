import { inMs } from "../../platform/time/duration.rules";

export const joinRequestStatuses = ["PENDING", "ACCEPTED", "REFUSED", "WITHDRAWN"] as const;
export type JoinRequestStatus = (typeof joinRequestStatuses)[number];

export const joinRequestStatusLabel: Record<JoinRequestStatus, string> = {
  PENDING: "Aguardando resposta",
  ACCEPTED: "Aceito",
  REFUSED: "Recusado",
  WITHDRAWN: "Cancelado",
};

/** How an athlete stands to an arena. */
export const arenaJoinings = ["OPEN", "ASKED", "REFUSED", "MEMBER"] as const;
export type ArenaJoining = (typeof arenaJoinings)[number];

export const arenaJoiningLabel: Record<ArenaJoining, string> = {
  OPEN: "Pode pedir para entrar",
  ASKED: "Pedido enviado",
  REFUSED: "Pedido recusado",
  MEMBER: "Atleta da arena",
};

/** Who was refused asks again after these days, so that no arena is asked over and over. */
export const daysAfterRefusal = 30;

/** So many times a day somebody asks, of all arenas together; what is taken back and asked again counts again. */
export const asksPerDay = 10;

/** So many requests are answered at once. */
export const mostAnswered = 100;

interface Asked {
  status: JoinRequestStatus;
  answeredAt: Date | null;
}

/**
 * @param attends whether the athlete is one of the arena's now.
 * @param request the newest of theirs; null for who never asked. Somebody who was accepted and has left since may ask anew.
 */
export function joiningOf(attends: boolean, request: Asked | null, now: Date): ArenaJoining {
  if (attends) return "MEMBER";
  if (request?.status === "PENDING") return "ASKED";
  if (request?.status !== "REFUSED" || request.answeredAt === null) return "OPEN";
  const open = request.answeredAt.getTime() + inMs({ days: daysAfterRefusal });
  return now.getTime() < open ? "REFUSED" : "OPEN";
}

/**
 * Whether somebody is in as soon as they ask.
 * @param link what the arena has of them: null for nothing. Whom it has taken off its list it decides on itself.
 */
export const isAcceptedAtOnce = (
  acceptsEveryone: boolean,
  link: { active: boolean } | null,
  before: JoinRequestStatus | null,
): boolean => acceptsEveryone && link === null && before !== "REFUSED";

/** What can still be answered: what waits; and what was refused by mistake can be accepted. */
export const canBeAnswered = (status: JoinRequestStatus, accept: boolean): boolean =>
  status === "PENDING" || (accept && status === "REFUSED");
