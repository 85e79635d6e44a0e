/**
 * The mutations that a guardian may call while acting for a minor, with their labels: what the minor does as an
 * athlete. All others are rejected, because the guardian's own account is separate from the minor's.
 */
export const actsAllowed = {
  acceptInvitation: "Aceitou um convite para torneio",
  declineInvitation: "Recusou um convite para torneio",
  invitePartner: "Convidou uma dupla",
  withdrawInvitation: "Cancelou um convite de dupla",
  resendInvitation: "Reenviou um convite de dupla",
  proposePair: "Propôs uma dupla",
  enrolInTournament: "Inscreveu em um torneio",
  cancelOwnEnrolment: "Cancelou uma inscrição",
  setOwnUnavailability: "Informou horários em que não pode jogar",
  askForCourt: "Pediu uma quadra",
  cancelOwnRental: "Cancelou uma locação",
  askForDayUse: "Pediu um Day Use",
  cancelOwnDayUse: "Cancelou um Day Use",
  askToJoinArena: "Pediu para entrar em uma arena",
  withdrawJoinRequest: "Cancelou um pedido para entrar",
  bookClass: "Marcou uma aula",
  leaveClass: "Saiu de uma aula",
  completeProfile: "Completou o cadastro",
  updateProfile: "Alterou o cadastro",
  askToLowerLevel: "Pediu para baixar o nível",
  removeAthletePhoto: "Removeu a foto",
  setPublicPage: "Abriu ou fechou a página pública",
} as const satisfies Record<string, string>;

export type ActAllowed = keyof typeof actsAllowed;

export const isActAllowed = (mutation: string): mutation is ActAllowed =>
  Object.hasOwn(actsAllowed, mutation);

/** Mutations that are allowed while acting but not logged, because they do not change the minor's data. */
export const ownWhileActing: ReadonlySet<string> = new Set(["signOut", "readNotices"]);
