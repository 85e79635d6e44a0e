import { Button } from "@chakra-ui/react/button";
import { Center } from "@chakra-ui/react/center";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { ArrowLeftRight, UserMinus, UserPlus } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ParticipantGroups_participantEnrolment$key } from "../../__generated__/ParticipantGroups_participantEnrolment.graphql";
import type { ParticipantGroups_enrolment$key } from "../../__generated__/ParticipantGroups_enrolment.graphql";
import { StatusBadge } from "../../ui/Badges";
import { Panel } from "../../ui/Cards";
import { formatDateTime } from "../../ui/format";
import { TextLink } from "../../ui/Links";
import { usePlaceTime } from "../../ui/PlaceTime";
import { ParticipantStatusBadge } from "../public/ParticipantStatusBadge";
import type { ParticipantGroup } from "./participant-groups";

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
  enrolment: ParticipantGroups_participantEnrolment$key;
  /** Shows the status below the name, for a narrow container in a wide window. */
  stacked?: boolean;
}

/** One athlete of a tournament: name, enrolment date and status. */
function Participant({
  enrolment: key,
  stacked = false,
  showEmail,
  tellsNoEmail = false,
  onSubstitute,
}: ParticipantProps) {
  const { id, number, status, awaitsConsent, enrolledAt, finalPosition, hasPlayed, athlete } = useFragment(
    graphql`
      fragment ParticipantGroups_participantEnrolment on Enrolment {
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

interface PairParticipantsProps extends ParticipantActions {
  /** From 1, within its category. */
  number: number;
  /** Null for who is not seeded. */
  seed: number | null;
  /** It left after the draw. */
  withdrawn: boolean;
  enrolments: readonly (ParticipantGroups_participantEnrolment$key & {
    readonly id: string;
    readonly status: string;
  })[];
}

/** Two who play together. */
function PairParticipants({
  number,
  seed,
  withdrawn,
  enrolments,
  onWithdraw,
  ...actions
}: PairParticipantsProps) {
  const [first] = enrolments;
  return (
    <Panel as="li" p={{ base: "3.5", md: "4" }} boxShadow="xs">
      <Flex gap={{ base: "3", md: "4" }} align="flex-start">
        <Center
          boxSize="10"
          borderRadius="full"
          bg="bg.muted"
          fontFamily="heading"
          fontWeight="bold"
          textStyle="lg"
          flexShrink="0"
        >
          <VisuallyHidden>Dupla </VisuallyHidden>
          {number}
        </Center>
        <Stack gap="2" flex="1" minW="0">
          {seed === null ? null : (
            <Text textStyle="xs" fontWeight="bold" color="coral.fg">
              Cabeça de chave {seed}
            </Text>
          )}
          {withdrawn ? (
            <Text textStyle="xs" fontWeight="bold" color="fg.muted">
              Retirada
            </Text>
          ) : null}
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="3">
            {enrolments.map((enrolment) => (
              <Participant key={enrolment.id} enrolment={enrolment} stacked {...actions} />
            ))}
          </SimpleGrid>
          {onWithdraw && first?.status === "PLAYING" ? (
            <Button
              size="sm"
              variant="ghost"
              colorPalette="gray"
              alignSelf="flex-start"
              onClick={() => onWithdraw(first.id, !withdrawn)}
            >
              {withdrawn ? <UserPlus /> : <UserMinus />}
              {withdrawn ? "Voltar ao torneio" : "Retirar dupla"}
              <VisuallyHidden>
                {withdrawn ? ": dupla" : ""} {number}
              </VisuallyHidden>
            </Button>
          ) : null}
        </Stack>
      </Flex>
    </Panel>
  );
}

/** The row of an athlete who plays alone, or has no partner yet. */
function ParticipantRow({
  enrolment: key,
  ...actions
}: ParticipantActions & { enrolment: ParticipantGroups_enrolment$key }) {
  const { drawNumber, number, ...enrolment } = useFragment(
    graphql`
      fragment ParticipantGroups_enrolment on Enrolment {
        number
        drawNumber
        ...ParticipantGroups_participantEnrolment
      }
    `,
    key,
  );
  return (
    <Panel as="li" p={{ base: "3.5", md: "4" }} boxShadow="xs">
      <Flex gap={{ base: "3", md: "4" }} align="center">
        <Center
          boxSize="10"
          borderRadius="full"
          bg={!drawNumber ? "bg.muted" : "sea.subtle"}
          color={!drawNumber ? "fg" : "sea.fg"}
          fontFamily="heading"
          fontWeight="bold"
          textStyle="lg"
          flexShrink="0"
        >
          <VisuallyHidden>{!drawNumber ? "Número de ordem " : "Número sorteado "}</VisuallyHidden>
          {drawNumber ?? number}
        </Center>
        <Participant enrolment={enrolment} {...actions} />
      </Flex>
    </Panel>
  );
}

interface ParticipantGroupsProps {
  groups: readonly ParticipantGroup<
    { readonly id: string; readonly status: string } & ParticipantGroups_participantEnrolment$key &
      ParticipantGroups_enrolment$key
  >[];
  actions: ParticipantActions;
  /** Whether they wait: below a heading of their own. */
  inLine?: boolean;
}

/** Category by category: the pairs, then who stands alone. */
export function ParticipantGroups({ groups, actions, inLine = false }: ParticipantGroupsProps) {
  return groups.map(({ category, pairs, alone }) => (
    <Stack as="section" key={category?.id ?? ""} gap="3">
      {groups.length > 1 && category ? (
        <Heading as={inLine ? "h4" : "h3"} textStyle="lg" fontWeight="bold">
          {category.name}
        </Heading>
      ) : null}
      {pairs.length > 0 ? (
        <Stack as="ol" gap="2.5" listStyleType="none">
          {pairs.map((pair, index) => (
            <PairParticipants
              key={pair.id}
              number={index + 1}
              seed={pair.seed}
              withdrawn={pair.withdrawn}
              enrolments={pair.enrolments}
              {...actions}
            />
          ))}
        </Stack>
      ) : null}
      {pairs.length > 0 && alone.length > 0 ? (
        <Heading as={groups.length > 1 && !inLine ? "h4" : "h3"} textStyle="md" fontWeight="semibold">
          Ainda sem dupla
        </Heading>
      ) : null}
      {alone.length > 0 ? (
        <Stack as="ol" gap="2.5" listStyleType="none">
          {alone.map((enrolment) => (
            <ParticipantRow key={enrolment.id} enrolment={enrolment} {...actions} />
          ))}
        </Stack>
      ) : null}
    </Stack>
  ));
}
