import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { ArrowLeftRight } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { Participant_enrolment$key } from "../../__generated__/Participant_enrolment.graphql";
import { formatDateTime } from "../../ui/format";
import { StatusBadge } from "../../ui/StatusBadge";
import { TextLink } from "../../ui/TextLink";
import { usePlaceTime } from "../../ui/PlaceTime";
import { ParticipantStatusBadge } from "../public/ParticipantStatusBadge";

export const substituteButtonId = (enrolmentId: string) => `substituir-${enrolmentId}`;

export interface ParticipantActions {
  showEmail: boolean;
  /** Whether to mark an athlete without an e-mail; false if a notice above the list already counts them. */
  tellsNoEmail?: boolean;
  /** Absent where athletes cannot be replaced. */
  onSubstitute?: (leaving: { id: string; name: string }) => void;
  /** Absent where pairs cannot withdraw. @param enrolmentId of either athlete. @param leaves false to return. */
  onWithdraw?: (enrolmentId: string, leaves: boolean) => void;
}

interface ParticipantProps extends ParticipantActions {
  enrolment: Participant_enrolment$key;
  /** Shows the status below the name, for a narrow container in a wide window. */
  stacked?: boolean;
}

/** One athlete of a tournament: name, enrolment date and status. */
export function Participant({
  enrolment: key,
  stacked = false,
  showEmail,
  tellsNoEmail = false,
  onSubstitute,
}: ParticipantProps) {
  const { id, number, status, awaitsConsent, enrolledAt, finalPosition, hasPlayed, athlete } = useFragment(
    graphql`
      fragment Participant_enrolment on Enrolment {
        id
        number
        status
        awaitsConsent
        enrolledAt
        finalPosition
        hasPlayed
        athlete {
          key
          displayName
          email
          lacksEmail
        }
      }
    `,
    key,
  );
  const timeZone = usePlaceTime();
  const name = athlete.displayName || "Nome não encontrado";
  const email = showEmail
    ? athlete.email || (tellsNoEmail && athlete.lacksEmail ? "Email não encontrado" : null)
    : null;
  return (
    <Flex
      flex="1"
      minW="0"
      columnGap="4"
      rowGap="2"
      align={stacked ? "flex-start" : "center"}
      wrap={stacked ? "wrap" : { base: "wrap", sm: "nowrap" }}
    >
      <Stack gap="0.5" flex="1" minW={stacked ? "full" : { base: "full", sm: "0" }}>
        <Text fontWeight="semibold" lineHeight="1.3" overflowWrap="anywhere">
          {showEmail ? (
            <TextLink to={`/user-profile/${athlete.key}`} color="inherit">
              {name}
            </TextLink>
          ) : (
            name
          )}
        </Text>
        {email ? (
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {email}
          </Text>
        ) : null}
        <Text textStyle="xs" color="fg.muted">
          Inscrição nº {number} em {formatDateTime(enrolledAt, timeZone)}
        </Text>
      </Stack>
      <HStack gap="2" wrap="wrap" justify={stacked ? "flex-start" : { base: "flex-start", sm: "flex-end" }}>
        {finalPosition ? (
          <StatusBadge tone={finalPosition === 1 ? "special" : "neutral"}>{finalPosition}º lugar</StatusBadge>
        ) : null}
        <ParticipantStatusBadge status={status} asked={awaitsConsent} />
        {onSubstitute && status === "PLAYING" && !hasPlayed ? (
          <Button
            id={substituteButtonId(id)}
            size="sm"
            variant="outline"
            colorPalette="gray"
            onClick={() => onSubstitute({ id, name })}
          >
            <ArrowLeftRight />
            Substituir
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        ) : null}
      </HStack>
    </Flex>
  );
}
