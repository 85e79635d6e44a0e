import type { InvitationState } from "../../../server/enrolments/invitations/invitation-state.rules";

/** Why an invitation can no longer be answered; null if it can. */
export function closedInvitation(
  state: InvitationState,
  { inviterName, byOrganiser }: { inviterName: string; byOrganiser: boolean },
): string | null {
  switch (state) {
    case "PENDING":
      return null;
    case "ACCEPTED":
      return "Este convite já foi aceito.";
    case "DECLINED":
      return "Este convite foi recusado.";
    case "CANCELLED":
      return byOrganiser
        ? "Este convite não vale mais: a organização o retirou, ou o prazo terminou."
        : `Este convite não vale mais: ${inviterName} convidou outra pessoa ou saiu do torneio.`;
    case "EXPIRED":
      return `O prazo deste convite terminou. Peça outro a ${inviterName}.`;
  }
}

/** What accepting leads to if no place is reserved; null if one is. */
export function withoutPlace({
  byOrganiser,
  partnerName,
  inPairs,
  hasPlace,
}: {
  byOrganiser: boolean;
  partnerName: string | null | undefined;
  inPairs: boolean;
  hasPlace: boolean;
}): string | null {
  if (hasPlace) return null;
  if (byOrganiser && partnerName)
    return "A dupla só vale quando os dois aceitarem: quem aceita primeiro reserva as vagas, ou entra na lista de espera se elas acabaram. Só então há o que pagar.";
  if (byOrganiser && !inPairs)
    return "Nesta categoria as vagas saem por sorteio ou pelo ranking: aceitando, você entra na lista de espera, e só com a vaga há o que pagar.";
  return byOrganiser
    ? "Aceitando, você entra na lista de quem procura dupla; a vaga vem com a dupla, e só então há o que pagar."
    : "As vagas acabaram: aceitando, vocês dois ficam juntos na lista de espera e só pagam quando abrir vaga.";
}

/** What the invitee is invited to: "convidou você para formar dupla com Ana". */
export function invitedTo({
  byOrganiser,
  partnerName,
}: {
  byOrganiser: boolean;
  partnerName: string | null | undefined;
}): string {
  if (!byOrganiser) return "convidou você para formar dupla";
  return partnerName ? `convidou você para formar dupla com ${partnerName}` : "convidou você para jogar";
}

/** The label of the fee: each athlete of a pair pays a part. */
export const feeName = (inPairs: boolean): string => (inPairs ? "Sua parte" : "Inscrição");
