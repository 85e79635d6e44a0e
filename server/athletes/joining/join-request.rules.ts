import { inMs } from "../../platform/time/duration.rules";

export const joinRequestStatuses = ["PENDING", "ACCEPTED", "REFUSED", "WITHDRAWN"] as const;
export type JoinRequestStatus = (typeof joinRequestStatuses)[number];

export const joinRequestStatusLabel: Record<JoinRequestStatus, string> = {
  PENDING: "Aguardando resposta",
  ACCEPTED: "Aceito",
  REFUSED: "Recusado",
  WITHDRAWN: "Cancelado",
};

/** Relation of an athlete to an arena. */
export const arenaJoinings = ["OPEN", "ASKED", "REFUSED", "MEMBER"] as const;
export type ArenaJoining = (typeof arenaJoinings)[number];

export const arenaJoiningLabel: Record<ArenaJoining, string> = {
  OPEN: "Pode pedir para entrar",
  ASKED: "Pedido enviado",
  REFUSED: "Pedido recusado",
  MEMBER: "Atleta da arena",
};

/** Days after a refusal before the athlete may ask again, to protect arenas from repeated requests. */
export const daysAfterRefusal = 30;

/** Requests per athlete and day, over all arenas; withdrawn requests count too. */
export const asksPerDay = 10;

/** Most requests answered in one call. */
export const mostAnswered = 100;

interface Asked {
  status: JoinRequestStatus;
  answeredAt: Date | null;
}

/**
 * @param attends whether the athlete attends the arena now.
 * @param request the athlete's newest request; null without one. An athlete who was accepted and left may ask again.
 */
export function joiningOf(attends: boolean, request: Asked | null, now: Date): ArenaJoining {
  if (attends) return "MEMBER";
  if (request?.status === "PENDING") return "ASKED";
  if (request?.status !== "REFUSED" || request.answeredAt === null) return "OPEN";
  const open = request.answeredAt.getTime() + inMs({ days: daysAfterRefusal });
  return now.getTime() < open ? "REFUSED" : "OPEN";
}

/**
 * Whether a request is accepted automatically.
 * @param link the athlete's row at the arena; null without one. The arena always decides about athletes it has
 *   deactivated.
 */
export const isAcceptedAtOnce = (
  acceptsEveryone: boolean,
  link: { active: boolean } | null,
  before: JoinRequestStatus | null,
): boolean => acceptsEveryone && link === null && before !== "REFUSED";

/** Pending requests can be answered, and refused ones can still be accepted, to fix a mistake. */
export const canBeAnswered = (status: JoinRequestStatus, accept: boolean): boolean =>
  status === "PENDING" || (accept && status === "REFUSED");

/** Where managers see the arena's athletes. */
export const arenaAthletesPath = "/arena-athletes";

/** Where managers answer who asks to join, and find the arena's link. */
export const joinRequestsPath = `${arenaAthletesPath}/pedidos`;
