import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay/hooks";
import { type PaymentMethod, paymentMethodLabel } from "../../../server/billing/charge-words.rules";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type { EnrolmentStatus } from "../../../server/tournaments/tournament-and-enrolment-status.rules";
import type { EnrolmentDetails_enrolment$key } from "../../__generated__/EnrolmentDetails_enrolment.graphql";
import type { EnrolmentDetailsQuery } from "../../__generated__/EnrolmentDetailsQuery.graphql";
import type { EnrolmentDetails_enrolmentFactsEnrolment$key } from "../../__generated__/EnrolmentDetails_enrolmentFactsEnrolment.graphql";
import { Amount } from "../../ui/Amount";
import { formatDateTime, formatMoney } from "../../ui/format";
import { Person } from "../../ui/Person";
import { usePlaceTime } from "../../ui/PlaceTime";
import { Status, StatusBadge } from "../../ui/Badges";
import { enrolmentStateLabel, enrolmentTones } from "../EnrolmentStateBadge";
import { type DeskChange, type DeskPerson, type DeskRow, namesOf, readDeskRow } from "./desk-row";
import { type AskAbout, enrolmentElementId } from "./enrolment-questions";
import { EnrolmentActions } from "./EnrolmentActions";

interface EnrolmentState {
  readonly status: EnrolmentStatus;
  readonly dueAt?: string | null;
  readonly waitingPosition?: number | null;
  readonly refundInCents?: number | null;
  readonly creditInCents?: number | null;
  readonly payment?: {
    readonly paidAt?: string | null;
    readonly method?: PaymentMethod | null;
  } | null;
  readonly invitation?: {
    readonly inviteeName: string;
    readonly expiresAt: string;
    readonly byOrganiser?: boolean;
    readonly partnerName?: string | null | undefined;
  } | null;
  /** Whether it is the athlete whom the organiser asked. */
  readonly awaitsConsent?: boolean;
}

/** What the desk has to know of an enrolment besides its state: the payment, the term, whose answer it waits for. */
export function enrolmentFacts(
  {
    status,
    dueAt,
    waitingPosition,
    refundInCents,
    creditInCents,
    payment,
    invitation,
    awaitsConsent = false,
  }: EnrolmentState,
  timeZone: string,
): string[] {
  const facts: string[] = [];
  if (status === "WAITLISTED" && waitingPosition) facts.push(`${waitingPosition}º na lista de espera`);
  if (invitation)
    facts.push(
      `${
        awaitsConsent
          ? invitation.partnerName
            ? `Convites enviados, também a ${invitation.partnerName}`
            : "Convite enviado"
          : invitation.byOrganiser
            ? `Convite enviado a ${invitation.inviteeName}`
            : `Convidou ${invitation.inviteeName}`
      }: resposta até ${formatDateTime(invitation.expiresAt, timeZone)}`,
    );
  if (payment?.paidAt)
    facts.push(
      [
        `Pago em ${formatDateTime(payment.paidAt, timeZone)}`,
        ...(payment.method ? [paymentMethodLabel[payment.method]] : []),
      ].join(" · "),
    );
  else if (status === "AWAITING_PAYMENT" && dueAt) facts.push(`Pagar até ${formatDateTime(dueAt, timeZone)}`);
  else if (payment) facts.push("A receber, sem prazo");
  if (creditInCents) facts.push(`A devolver: ${formatMoney(creditInCents)}, pago sem vaga`);
  if (refundInCents) facts.push(`Devolver ${formatMoney(refundInCents)}`);
  return facts;
}

/** What is owed or paid, and until when. */
function EnrolmentFacts({ enrolment: key }: { enrolment: EnrolmentDetails_enrolmentFactsEnrolment$key }) {
  const enrolment = useFragment(
    graphql`
      fragment EnrolmentDetails_enrolmentFactsEnrolment on Enrolment {
        status
        awaitsConsent
        dueAt
        waitingPosition
        feeInCents
        feeReason
        refundInCents
        creditInCents
        payment {
          paidAt
          method
        }
        invitation {
          inviteeName
          expiresAt
          byOrganiser
          partnerName
        }
      }
    `,
    key,
  );
  const timeZone = usePlaceTime();
  const { feeInCents, feeReason, payment, invitation, status, dueAt, waitingPosition, refundInCents } =
    enrolment;
  const facts = enrolmentFacts(
    {
      status,
      dueAt,
      waitingPosition,
      refundInCents,
      creditInCents: enrolment.creditInCents,
      payment: payment && { paidAt: payment.paidAt, method: payment.method },
      awaitsConsent: enrolment.awaitsConsent,
      invitation: invitation && {
        inviteeName: invitation.inviteeName,
        expiresAt: invitation.expiresAt,
        byOrganiser: invitation.byOrganiser,
        partnerName: invitation.partnerName,
      },
    },
    timeZone,
  );
  const state = payment?.paidAt ? "paid" : payment ? "owed" : "plain";
  return (
    <Stack gap="0.5" textStyle="sm" align="flex-start">
      {feeInCents ? <Amount cents={feeInCents} state={state} /> : <Text color="fg.muted">Gratuita</Text>}
      {feeReason ? (
        <Text color="fg.muted" overflowWrap="anywhere">
          {feeReason}
        </Text>
      ) : null}
      {facts.map((fact) => (
        <Text key={fact} color="fg.muted" overflowWrap="anywhere">
          {fact}
        </Text>
      ))}
    </Stack>
  );
}

interface EnrolmentPersonProps {
  enrolment: EnrolmentDetails_enrolment$key;
  row: DeskRow;
  person: DeskPerson;
  open: boolean;
  onAsk: AskAbout;
  onChanged: (what: DeskChange) => void;
}

/** One athlete of a row: who, in which state, what is owed, and what the desk can do about it. */
function EnrolmentPerson({ enrolment: key, ...desk }: EnrolmentPersonProps) {
  const enrolment = useFragment(
    graphql`
      fragment EnrolmentDetails_enrolment on Enrolment {
        id
        status
        awaitsConsent
        athlete {
          email
          level
        }
        override {
          reason
          by
          at
        }
        ...EnrolmentDetails_enrolmentFactsEnrolment
        ...EnrolmentActions_enrolment
      }
    `,
    key,
  );
  const timeZone = usePlaceTime();
  const { id, athlete, status, awaitsConsent, override } = enrolment;
  const { name } = desk.person;
  return (
    <Stack
      id={enrolmentElementId(id)}
      tabIndex={-1}
      as="fieldset"
      minW="0"
      aria-label={name}
      outline="0"
      gap="3"
      py="4"
      borderColor="border.muted"
      _notFirst={{ borderTopWidth: "1px" }}
    >
      <Person
        name={name}
        facts={[`Nível ${athleteLevelLabel[athlete.level]}`, ...(athlete.email ? [athlete.email] : [])].join(
          " · ",
        )}
      />
      <HStack gap="2" rowGap="1" wrap="wrap">
        <Status tone={status === "ENROLLED" ? "usual" : enrolmentTones[status]}>
          {enrolmentStateLabel(status, awaitsConsent)}
        </Status>
        {override ? <StatusBadge tone="special">Exceção</StatusBadge> : null}
      </HStack>
      <EnrolmentFacts enrolment={enrolment} />
      {override ? (
        <Text textStyle="sm" overflowWrap="anywhere">
          Exceção{override.by ? ` de ${override.by}` : ""}: {override.reason}{" "}
          <Text as="span" color="fg.muted">
            ({formatDateTime(override.at, timeZone)})
          </Text>
        </Text>
      ) : null}
      <EnrolmentActions enrolment={enrolment} {...desk} />
    </Stack>
  );
}

interface EnrolmentDetailsProps {
  /** What the address says: it may be anybody's. */
  id: string;
  tournamentId: string;
  /** Another one asks again: something has changed, or could not be loaded. */
  fetchKey: string;
  onAsk: AskAbout;
  onChanged: (what: DeskChange) => void;
}

/** Everything about one row of the desk, person by person. */
export function EnrolmentDetails({ id, tournamentId, fetchKey, onAsk, onChanged }: EnrolmentDetailsProps) {
  const { node } = useLazyLoadQuery<EnrolmentDetailsQuery>(
    graphql`
      query EnrolmentDetailsQuery($id: ID!) {
        node(id: $id) {
          ... on Enrolment @alias(as: "enrolment") {
            tournament {
              id
            }
            category {
              takesEntries
            }
            ...deskRow_enrolment
            ...EnrolmentDetails_enrolment
            partnerEnrolment {
              ...EnrolmentDetails_enrolment
            }
          }
        }
      }
    `,
    { id },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  const timeZone = usePlaceTime();
  const enrolment = node?.enrolment;
  if (!enrolment || enrolment.tournament?.id !== tournamentId)
    return <Text color="fg.muted">Esta inscrição não existe neste torneio.</Text>;
  const row = readDeskRow(enrolment);
  const { category, enrolledAt, people } = row;
  const [first, second] = people;
  const facts = [
    ...(category ? [category.name] : []),
    ...(second || category?.inPairs === false ? [] : ["sem dupla"]),
    `inscrição em ${formatDateTime(enrolledAt, timeZone)}`,
  ];
  const shared = { row, open: enrolment.category?.takesEntries ?? false, onAsk, onChanged };
  return (
    <Stack gap="0" aria-label={namesOf(row)}>
      <Text color="fg.muted" textStyle="sm">
        {facts.join(" · ")}
      </Text>
      <EnrolmentPerson enrolment={enrolment} person={first} {...shared} />
      {second && enrolment.partnerEnrolment ? (
        <EnrolmentPerson enrolment={enrolment.partnerEnrolment} person={second} {...shared} />
      ) : null}
    </Stack>
  );
}
