import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { graphql, useFragment } from "react-relay/hooks";
import type { ReceivedInvitation_invitation$key } from "../../__generated__/ReceivedInvitation_invitation.graphql";
import { formatDate, formatDateTime, formatMoney } from "../../ui/format";
import { TextLink } from "../../ui/Links";
import { publicTournamentPath } from "../../tournaments/public/tournament-path";
import { AnswerInvitation } from "../invitation/AnswerInvitation";
import { feeName, invitedTo, withoutPlace } from "../invitation/invitation-words";

interface ReceivedInvitationProps {
  invitation: ReceivedInvitation_invitation$key;
  /** True on the tournament's own page, which needs no link to itself. */
  onItsPage?: boolean;
  onDeclined: () => void;
}

/** An invitation to the signed-in athlete, which can be answered here without the mail. */
export function ReceivedInvitation({
  invitation: key,
  onItsPage = false,
  onDeclined,
}: ReceivedInvitationProps) {
  const invitation = useFragment(
    graphql`
      fragment ReceivedInvitation_invitation on PairInvitation {
        id
        inviterName
        byOrganiser
        partnerName
        inPairs
        expiresAt
        tournamentKey
        tournamentName
        tournament {
          __typename
        }
        startDate
        timeZone
        arenaName
        categoryName
        feeInCents
        feeReason
        hasPlace
        ...AnswerInvitation_invitation
      }
    `,
    key,
  );
  const { id, inviterName, expiresAt, tournamentKey, tournamentName, startDate } = invitation;
  const { tournament, arenaName, categoryName, feeInCents } = invitation;
  const { byOrganiser, partnerName, inPairs, hasPlace } = invitation;
  const noPlace = withoutPlace({ byOrganiser, partnerName, inPairs, hasPlace });
  const tournamentPath = publicTournamentPath(tournamentKey);
  const facts = [
    categoryName,
    formatDate(startDate),
    arenaName,
    feeInCents === 0 ? "Gratuito" : `${feeName(inPairs)}: ${formatMoney(feeInCents)}`,
    invitation.feeReason,
  ];
  return (
    <Stack
      as="article"
      gap="3"
      p="4"
      borderRadius="l2"
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="coral.border"
    >
      <Stack gap="1">
        <Text textStyle="lg" fontWeight="bold" lineHeight="1.3" overflowWrap="anywhere">
          {inviterName} {invitedTo({ byOrganiser, partnerName })} em{" "}
          {tournament && !onItsPage ? (
            <TextLink to={tournamentPath} color="fg" fontWeight="bold">
              {tournamentName}
            </TextLink>
          ) : (
            tournamentName
          )}
        </Text>
        <Text color="fg.muted" textStyle="sm">
          {facts.filter(Boolean).join(" · ")}
        </Text>
        <Text textStyle="sm">
          Responda até {formatDateTime(expiresAt, invitation.timeZone)}.{noPlace ? ` ${noPlace}` : null}
        </Text>
      </Stack>
      <AnswerInvitation
        invitation={invitation}
        by={{ invitationId: id }}
        here={tournamentPath}
        size="md"
        onDeclined={onDeclined}
      />
    </Stack>
  );
}
