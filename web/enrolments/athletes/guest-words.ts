import { formatDateTime } from "../../ui/format";

/**
 * Message for the organiser after inviting a guest.
 * @param dueAt when the reserved place expires; null if no place is reserved.
 * @param timeZone of the event.
 */
export const guestAsked = (
  name: string,
  dueAt: string | null | undefined,
  inPairs: boolean,
  timeZone: string,
) => ({
  title: "Convite enviado",
  description: dueAt
    ? `${name} recebe o convite por e-mail; ${inPairs ? "as vagas ficam reservadas" : "a vaga fica reservada"} até ${formatDateTime(dueAt, timeZone)}.`
    : `${name} recebe o convite por e-mail e só entra se aceitar.`,
});

/** The same after inviting both athletes of a pair: no place is reserved before one of them accepts. */
export const pairAsked = (names: readonly string[]) => ({
  title: "Convites enviados",
  description: `${names.join(" e ")} recebem o convite por e-mail; a dupla só vale quando os dois aceitarem.`,
});
