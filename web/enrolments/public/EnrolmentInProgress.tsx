import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { graphql, useFragment } from "react-relay/hooks";
import type { EnrolmentInProgress_enrolment$key } from "../../__generated__/EnrolmentInProgress_enrolment.graphql";
import { ButtonLink } from "../../ui/Links";
import { ListRow, ListRowName } from "../../ui/ListRows";
import { formatDate } from "../../ui/format";
import { publicTournamentPath } from "../../tournaments/public/tournament-path";
import { EnrolmentStateBadge } from "../EnrolmentStateBadge";
import { nextStep, readOwnState, whatNext } from "../own/own-enrolment-state";

/** An enrolment that is not settled, in the list of one's own: how it stands, and the way to where one acts. */
export function EnrolmentInProgress({ enrolment: key }: { enrolment: EnrolmentInProgress_enrolment$key }) {
  const enrolment = useFragment(
    graphql`
      fragment EnrolmentInProgress_enrolment on Enrolment {
        status
        tournament {
          key
          name
          startDate
          timeZone
        }
        category {
          name
        }
        partner {
          displayName
        }
        ...ownEnrolmentState_enrolment
      }
    `,
    key,
  );
  const { status, tournament, category, partner } = enrolment;
  if (!tournament) return null; // it is public no longer
  const facts = [category?.name, formatDate(tournament.startDate), partner && `com ${partner.displayName}`];
  return (
    <ListRow
      basis="18rem"
      end={
        <ButtonLink
          to={`${publicTournamentPath(tournament.key)}?aba=inscricao`}
          variant={status === "AWAITING_PAYMENT" ? "solid" : "outline"}
        >
          {nextStep(status)}
          <VisuallyHidden> em {tournament.name}</VisuallyHidden>
        </ButtonLink>
      }
    >
      <HStack gap="3" rowGap="1" wrap="wrap">
        <ListRowName>{tournament.name}</ListRowName>
        <EnrolmentStateBadge status={status} />
      </HStack>
      <Text color="fg.muted" textStyle="sm">
        {facts.filter(Boolean).join(" · ")}
      </Text>
      {whatNext(readOwnState(enrolment), tournament.timeZone).map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
    </ListRow>
  );
}
