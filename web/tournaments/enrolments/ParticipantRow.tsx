import { Button } from "@chakra-ui/react/button";
import { Center } from "@chakra-ui/react/center";
import { Flex } from "@chakra-ui/react/flex";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { ArrowLeftRight } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ParticipantRow_enrolment$key } from "../../__generated__/ParticipantRow_enrolment.graphql";
import { Panel } from "../../ui/Card";
import { formatDateTime } from "../../ui/format";
import { StatusBadge } from "../../ui/StatusBadge";
import { EnrolmentStatusBadge } from "./EnrolmentStatusBadge";

export const substituteButtonId = (enrolmentId: string) => `substituir-${enrolmentId}`;

interface ParticipantRowProps {
  enrolment: ParticipantRow_enrolment$key;
  showEmail: boolean;
  /** Absent where nobody can be replaced. */
  onSubstitute?: () => void;
}

export function ParticipantRow({ enrolment: key, showEmail, onSubstitute }: ParticipantRowProps) {
  const { id, number, drawNumber, status, enrolledAt, finalPosition, hasPlayed, athlete } = useFragment(
    graphql`
      fragment ParticipantRow_enrolment on Enrolment {
        id
        number
        drawNumber
        status
        enrolledAt
        finalPosition
        hasPlayed
        athlete {
          displayName
          email
        }
      }
    `,
    key,
  );
  const name = athlete.displayName || "Nome não encontrado";
  return (
    <Panel as="li" p={{ base: "3.5", md: "4" }} boxShadow="xs">
      <Flex gap={{ base: "3", md: "4" }} align="center" wrap={{ base: "wrap", sm: "nowrap" }}>
        <Center
          boxSize="10"
          borderRadius="full"
          bg={!drawNumber ? "bg.muted" : "sun.solid"}
          color={!drawNumber ? "fg" : "sun.contrast"}
          fontFamily="heading"
          fontWeight="bold"
          textStyle="lg"
          flexShrink="0"
        >
          <VisuallyHidden>{!drawNumber ? "Número de ordem " : "Número sorteado "}</VisuallyHidden>
          {drawNumber ?? number}
        </Center>
        <Stack gap="0.5" flex="1" minW="10rem">
          <Text fontWeight="semibold" lineHeight="1.3" overflowWrap="anywhere">
            {name}
          </Text>
          {showEmail ? (
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {athlete.email ?? "Email não encontrado"}
            </Text>
          ) : null}
          <Text textStyle="xs" color="fg.muted">
            Inscrição nº {number} em {formatDateTime(enrolledAt)}
          </Text>
        </Stack>
        <HStack
          gap="2"
          wrap="wrap"
          justify={{ base: "flex-start", sm: "flex-end" }}
          ps={{ base: "3.25rem", sm: "0" }}
          w={{ base: "full", sm: "auto" }}
        >
          {finalPosition ? (
            <StatusBadge tone={finalPosition === 1 ? "special" : "neutral"}>
              {finalPosition}º lugar
            </StatusBadge>
          ) : null}
          <EnrolmentStatusBadge status={status} />
          {onSubstitute && status === "PLAYING" && !hasPlayed ? (
            <Button
              id={substituteButtonId(id)}
              size="sm"
              variant="outline"
              colorPalette="gray"
              onClick={onSubstitute}
            >
              <ArrowLeftRight />
              Substituir
              <VisuallyHidden> {name}</VisuallyHidden>
            </Button>
          ) : null}
        </HStack>
      </Flex>
    </Panel>
  );
}
