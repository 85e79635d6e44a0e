import { Box } from "@chakra-ui/react/box";
import { Center } from "@chakra-ui/react/center";
import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Check } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { hasTakenEnrolments } from "../../../server/enrolments/registration-period.rules";
import { dayAt } from "../../../server/platform/time/zoned-time.rules";
import type { TournamentProgress_tournament$key } from "../../__generated__/TournamentProgress_tournament.graphql";
import { today } from "../../ui/format";

/** How far the tournament has come: four steps, done or not. */
export function TournamentProgress({ tournament: key }: { tournament: TournamentProgress_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment TournamentProgress_tournament on Tournament {
        publishedAt
        status
        timeZone
        registrationStartsOn
        registrationEndsOn
        registration {
          open
        }
        enrolmentCount
        matchCount
        playedMatchCount
      }
    `,
    key,
  );
  const { publishedAt, status, timeZone, registration, matchCount, playedMatchCount } = tournament;
  const period = {
    status,
    published: Boolean(publishedAt),
    publishedOn: publishedAt ? dayAt(new Date(publishedAt), timeZone) : null,
    registrationOpen: registration.open,
    registrationStartsOn: tournament.registrationStartsOn ?? null,
    registrationEndsOn: tournament.registrationEndsOn ?? null,
    entered: tournament.enrolmentCount > 0,
  };
  const drawn = status !== "REGISTRATION_OPEN";
  return (
    <Stack gap="3" borderTopWidth="1px" borderColor="border.muted" pt="5">
      <Heading as="h3" textStyle="sm" fontWeight="bold">
        Progresso do torneio
      </Heading>
      <SimpleGrid as="ol" listStyleType="none" columns={{ base: 2, md: 4, xl: 1 }} gap="3">
        <Step done>Torneio criado</Step>
        <Step done={hasTakenEnrolments(period, today(timeZone))}>Inscrições abertas</Step>
        <Step
          done={drawn}
          detail={drawn ? `${playedMatchCount} de ${matchCount} jogos realizados` : undefined}
        >
          Chaveamento gerado
        </Step>
        <Step done={status === "FINISHED"}>Torneio finalizado</Step>
      </SimpleGrid>
    </Stack>
  );
}

function Step({ done, detail, children }: { done: boolean; detail?: string; children: string }) {
  return (
    <HStack as="li" gap={{ base: "2", xl: "3" }} align="flex-start" textStyle={{ base: "sm", xl: "md" }}>
      <Center
        boxSize="6"
        borderRadius="full"
        flexShrink="0"
        borderWidth="2px"
        borderStyle={done ? "solid" : "dashed"}
        borderColor={done ? "palm.solid" : "border.emphasized"}
        bg={done ? "palm.solid" : "transparent"}
        color="palm.contrast"
      >
        {done ? <Check size={14} strokeWidth={3.5} aria-hidden="true" /> : null}
      </Center>
      <Box>
        <Text fontWeight={done ? "semibold" : "normal"} color={done ? "fg" : "fg.muted"}>
          {children}
          <VisuallyHidden>{done ? " (concluído)" : " (pendente)"}</VisuallyHidden>
        </Text>
        {detail ? (
          <Text textStyle="xs" color="fg.muted">
            {detail}
          </Text>
        ) : null}
      </Box>
    </HStack>
  );
}
