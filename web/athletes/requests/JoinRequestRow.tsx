import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Check, X } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { athleteLevelLabel } from "../../../server/sport/athlete-level.rules";
import type { JoinRequestRow_request$key } from "../../__generated__/JoinRequestRow_request.graphql";
import { PendingButton } from "../../ui/form/PendingButton";
import { ListRow, ListRowName } from "../../ui/ListRow";
import { StatusBadge } from "../../ui/StatusBadge";
import { TextLink } from "../../ui/TextLink";
import { TimeAgo } from "../../ui/TimeAgo";

interface JoinRequestRowProps {
  request: JoinRequestRow_request$key;
  /** By whose clocks it was asked. */
  timeZone: string;
  pending: boolean;
  onAnswer: (requestId: string, accept: boolean) => void;
}

/** Who asks, and the two answers; of what was refused the one that makes it good. */
export function JoinRequestRow({ request: key, timeZone, pending, onAnswer }: JoinRequestRowProps) {
  const { id, status, askedAt, athleteName, athleteKey, athleteLevel, wasThereBefore } = useFragment(
    graphql`
      fragment JoinRequestRow_request on JoinRequest {
        id
        status
        askedAt
        athleteName
        athleteKey
        athleteLevel
        wasThereBefore
      }
    `,
    key,
  );
  return (
    <ListRow
      basis="14rem"
      end={
        <HStack gap="2" flex={{ base: "1 1 100%", sm: "none" }}>
          <PendingButton
            flex={{ base: "1", sm: "none" }}
            minH="11"
            size="sm"
            variant="outline"
            colorPalette="sea"
            pending={pending}
            aria-label={`Aceitar ${athleteName}`}
            onClick={() => onAnswer(id, true)}
          >
            <Check />
            Aceitar
          </PendingButton>
          {status === "PENDING" ? (
            <PendingButton
              flex={{ base: "1", sm: "none" }}
              minH="11"
              size="sm"
              variant="ghost"
              colorPalette="gray"
              pending={pending}
              aria-label={`Recusar ${athleteName}`}
              onClick={() => onAnswer(id, false)}
            >
              <X />
              Recusar
            </PendingButton>
          ) : null}
        </HStack>
      }
    >
      <ListRowName>
        <TextLink to={`/user-profile/${athleteKey}`} color="fg" fontWeight="bold">
          {athleteName}
        </TextLink>
      </ListRowName>
      <HStack gap="2" wrap="wrap" textStyle="sm" color="fg.muted">
        <Text as="span">
          Nível {athleteLevelLabel[athleteLevel]} · pediu <TimeAgo instant={askedAt} timeZone={timeZone} />
        </Text>
        {wasThereBefore ? <StatusBadge tone="waiting">Já foi da arena</StatusBadge> : null}
      </HStack>
    </ListRow>
  );
}
