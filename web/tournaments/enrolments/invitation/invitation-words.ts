import type { InvitationState } from "../../../../server/tournaments/enrolments/invitations/invitation-state.rules";

/** Why an invitation can be answered no longer; null while it can. */
export function closedInvitation(state: InvitationState, inviterName: string): string | null {
  switch (state) {
    case "PENDING":
      return null;
    case "ACCEPTED":
      return "Este convite já foi aceito.";
    case "DECLINED":
      return "Este convite foi recusado.";
    case "CANCELLED":
      return `Este convite não vale mais: ${inviterName} convidou outra pessoa ou saiu do torneio.`;
    case "EXPIRED":
      return `O prazo deste convite terminou. Peça outro a ${inviterName}.`;
  }
}
