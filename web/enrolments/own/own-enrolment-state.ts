import { graphql, readInlineData } from "react-relay/hooks";
import type { EnrolmentStatus } from "../../../server/tournaments/tournament-and-enrolment-status.rules";
import type { ownEnrolmentState_enrolment$key } from "../../__generated__/ownEnrolmentState_enrolment.graphql";
import { formatDateTime, formatMoney } from "../../ui/format";
import { readPayment } from "../refund-forecast";

export interface OwnState {
  readonly status: EnrolmentStatus;
  readonly dueAt?: string | null;
  readonly waitingPosition?: number | null;
  /** How the places of its category are given later, by ranking or lots; null or absent where they are given already. */
  readonly placesLater?: string | null;
  /** How they were given by ranking or lots; null or absent otherwise. */
  readonly placesGiven?: string | null;
  readonly refundInCents?: number | null;
  readonly pairConfirmed?: boolean | null;
  readonly partner?: { readonly displayName: string } | null;
  readonly payment?: { readonly amountInCents: number; readonly paidAt?: string | null } | null;
  readonly invitation?: {
    readonly inviteeName: string;
    readonly sentByEmail: boolean;
    readonly byOrganiser?: boolean;
    readonly expiresAt: string;
  } | null;
}

/** What happens next, and who has to do it: sentences for the athlete. @param timeZone the event's. */
export function whatNext(own: OwnState, timeZone: string): string[] {
  const { status, dueAt, waitingPosition, refundInCents, pairConfirmed, partner, payment, invitation } = own;
  const { placesLater, placesGiven } = own;
  const asked = invitation ? [invitationWords(invitation, timeZone)] : [];
  switch (status) {
    case "SEEKING_PARTNER":
      return [
        "Seu nome aparece para quem também procura dupla. Você ainda não ocupa vaga: convide alguém assim que combinar.",
      ];
    case "INVITED":
      return invitation
        ? [...asked, "Até lá, as duas vagas ficam guardadas para vocês."]
        : [
            `Você não tem convite esperando resposta. Convide outra pessoa${dueAt ? ` até ${formatDateTime(dueAt, timeZone)}` : ""} para não perder as vagas.`,
          ];
    case "WAITLISTED":
      if (placesLater)
        return [`Você está na lista, sem nada a pagar agora. ${placesLater} Avisamos por e-mail.`, ...asked];
      return [
        ...(placesGiven ? [placesGiven] : []),
        waitingPosition === 1
          ? "Você é o próximo da lista de espera: assim que abrir vaga, avisamos por e-mail."
          : waitingPosition
            ? `Você é o ${waitingPosition}º da lista de espera: há ${waitingPosition - 1} na sua frente. Assim que chegar a sua vez, avisamos por e-mail.`
            : "Você está na lista de espera: assim que chegar a sua vez, avisamos por e-mail.",
        ...asked,
      ];
    case "AWAITING_PAYMENT":
      return [
        `Pague ${payment ? formatMoney(payment.amountInCents) : "a sua parte"}${
          dueAt
            ? ` até ${formatDateTime(dueAt, timeZone)} para não perder a vaga.`
            : " para confirmar a vaga."
        }`,
        ...(partner ? [`${partner.displayName} paga a outra parte.`] : []),
      ];
    case "ENROLLED":
      return [
        pairConfirmed === false && partner
          ? `Sua parte está paga. Falta a de ${partner.displayName}.`
          : "Está tudo certo. O chaveamento sai depois do fim das inscrições.",
        ...(payment && !payment.paidAt
          ? [`Falta pagar ${formatMoney(payment.amountInCents)}: acerte com a organização.`]
          : []),
      ];
    case "CANCELLED":
      return [
        refundInCents
          ? `Sua inscrição foi cancelada. A organização devolve ${formatMoney(refundInCents)}.`
          : "Sua inscrição foi cancelada.",
      ];
    case "EXPIRED":
      return ["O prazo passou e a vaga foi liberada. Se ainda houver vaga, inscreva-se de novo."];
    case "PLAYING":
      return ["O sorteio já foi feito: veja os seus jogos na programação."];
    case "ELIMINATED":
    case "FINISHED":
      return ["Sua participação terminou. Obrigado por jogar!"];
  }
}

const invitationWords = (
  { inviteeName, sentByEmail, byOrganiser, expiresAt }: NonNullable<OwnState["invitation"]>,
  timeZone: string,
) =>
  `${byOrganiser ? "A organização enviou um convite" : sentByEmail ? "Enviamos o convite por e-mail" : "Envie o link"} para ${inviteeName}, que responde até ${formatDateTime(expiresAt, timeZone)}.`;

/** What takes an athlete from the list of their enrolments to the tournament's page. */
export function nextStep(status: EnrolmentStatus): string {
  switch (status) {
    case "SEEKING_PARTNER":
      return "Formar dupla";
    case "AWAITING_PAYMENT":
      return "Pagar inscrição";
    case "EXPIRED":
      return "Inscrever-se de novo";
    default:
      return "Ver inscrição";
  }
}

/** How an enrolment of one's own stands, for the words that say what happens next. */
export function readOwnState(enrolment: ownEnrolmentState_enrolment$key): OwnState {
  const { category, ...own } = readInlineData(
    graphql`
      fragment ownEnrolmentState_enrolment on Enrolment @inline {
        status
        dueAt
        waitingPosition
        category {
          placesUndecided
          placesAssignedAt
          placeRules
        }
        refundInCents
        pairConfirmed
        partner {
          displayName
        }
        payment {
          ...refundForecast_payment
        }
        invitation {
          inviteeName
          sentByEmail
          byOrganiser
          expiresAt
        }
      }
    `,
    enrolment,
  );
  const { status, dueAt, waitingPosition, refundInCents, pairConfirmed, partner, payment, invitation } = own;
  return {
    status,
    dueAt,
    waitingPosition,
    placesLater: category?.placesUndecided ? (category.placeRules[0] ?? null) : null,
    placesGiven: category?.placesAssignedAt ? (category.placeRules[0] ?? null) : null,
    refundInCents,
    pairConfirmed,
    partner: partner && { displayName: partner.displayName },
    payment: readPayment(payment),
    invitation: invitation && {
      inviteeName: invitation.inviteeName,
      sentByEmail: invitation.sentByEmail,
      byOrganiser: invitation.byOrganiser,
      expiresAt: invitation.expiresAt,
    },
  };
}
