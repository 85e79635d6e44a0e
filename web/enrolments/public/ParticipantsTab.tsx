import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { UserRoundPlus, UsersRound } from "lucide-react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { seatsHeld } from "../../../server/enrolments/enrolment-state.rules";
import { counted } from "../../../server/platform/numbers.rules";
import type { ParticipantsTab_manageEnrolmentsTournament$key } from "../../__generated__/ParticipantsTab_manageEnrolmentsTournament.graphql";
import type { ParticipantsTab_tournament$key } from "../../__generated__/ParticipantsTab_tournament.graphql";
import { useTournamentPaths } from "../../tournaments/public/tournament-path";
import { ButtonLink } from "../../ui/Links";
import { EmptyState } from "../../ui/PageStates";
import { lazyDialog } from "../../ui/lazy-code";
import {
  type ParticipantActions,
  ParticipantGroups,
  substituteButtonId,
} from "../participants/ParticipantGroups";
import { pairsText, participantGroups, seatsText } from "../participants/participant-groups";
import { lineText } from "./entry-words";

const ManageEnrolmentsDialog = lazyDialog(
  async () => (await import("../participants/ManageEnrolmentsDialog")).ManageEnrolmentsDialog,
);

/**
 * Pairs have a page of their own; a Super 8 fills up beside its list, and leads there for payments and who waits. After
 * the draw there is still money to receive there, and perhaps another category that takes people in.
 */
function ManageEnrolments({
  tournament: key,
}: {
  tournament: ParticipantsTab_manageEnrolmentsTournament$key;
}) {
  const tournament = useFragment(
    graphql`
      fragment ParticipantsTab_manageEnrolmentsTournament on Tournament {
        key
        status
        publishedAt
        enrolmentCount
        registration {
          inPairs
        }
        ...ManageEnrolmentsDialog_tournament
      }
    `,
    key,
  );
  const paths = useTournamentPaths();
  const [open, setOpen] = useState(false);
  const drawn = tournament.status !== "REGISTRATION_OPEN";
  const isNext = Boolean(tournament.publishedAt) && !drawn && tournament.enrolmentCount === 0;
  const look = isNext ? {} : ({ variant: "outline", bg: "bg.panel" } as const);
  if (tournament.registration.inPairs || drawn) {
    return (
      <ButtonLink to={paths.enrolments(tournament.key)} {...look}>
        <UserRoundPlus />
        Gerenciar Inscrições
      </ButtonLink>
    );
  }
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        <UserRoundPlus />
        Gerenciar Inscrições
      </Button>
      <ManageEnrolmentsDialog
        tournament={tournament}
        open={open}
        onClose={() => setOpen(false)}
        enrolmentsPath={paths.enrolments(tournament.key)}
      />
    </>
  );
}

const WithdrawPairDialog = lazyDialog(
  async () => (await import("../participants/ParticipantDialogs")).WithdrawPairDialog,
);
const SubstituteDialog = lazyDialog(
  async () => (await import("../participants/ParticipantDialogs")).SubstituteDialog,
);

export function ParticipantsTab({ tournament: key }: { tournament: ParticipantsTab_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment ParticipantsTab_tournament on Tournament {
        status
        viewerCanManage
        maxParticipants
        categories {
          inPairs
        }
        isChampionship
        enrolments {
          id
          status
          awaitsConsent
          drawNumber
          category {
            id
            name
            inPairs
          }
          pair {
            id
            seed
            withdrawn
          }
          athlete {
            displayName
            lacksEmail
          }
          ...ParticipantGroups_enrolment
          ...ParticipantGroups_participantEnrolment
        }
        ...ParticipantsTab_manageEnrolmentsTournament
        ...ParticipantDialogs_tournament
      }
    `,
    key,
  );
  const { maxParticipants, viewerCanManage, status, isChampionship } = tournament;
  const enrolments = tournament.enrolments.map(({ category, pair, ...one }) => ({
    ...one,
    category: category && { id: category.id, name: category.name, inPairs: category.inPairs },
    pair: pair && { id: pair.id, seed: pair.seed, withdrawn: pair.withdrawn },
  }));
  const [leaving, setLeaving] = useState<{ id: string; name: string } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [substituting, setSubstituting] = useState(false);
  const [withdrawn, setWithdrawn] = useState<{ id: string; name: string; leaves: boolean } | null>(null);
  const [withdrawing, setWithdrawing] = useState(false);
  const canEnrol = viewerCanManage && status === "REGISTRATION_OPEN";
  const canSubstitute = viewerCanManage && status === "IN_PROGRESS";

  const taken = enrolments.reduce(
    (sum, { status: standing, category, awaitsConsent }) =>
      sum + seatsHeld({ status: standing, awaitsConsent }, category?.inPairs === false),
    0,
  );
  const drawn = enrolments.some(({ drawNumber }) => typeof drawNumber === "number");
  const waits = (one: (typeof enrolments)[number]) => one.status === "WAITLISTED";
  const line = participantGroups(enrolments.filter(waits));
  const groups = participantGroups(enrolments.filter((one) => !waits(one)));
  const inPairs = tournament.categories.some((category) => category.inPairs);
  const bothKinds = inPairs && tournament.categories.some((category) => !category.inPairs);
  const pairCount = groups.reduce((sum, { pairs }) => sum + pairs.length, 0);
  const waiting = line.reduce((sum, { pairs, alone }) => sum + pairs.length + alone.length, 0);
  const showEmail = viewerCanManage && !isChampionship; // a federation does not see addresses
  // The server does not reveal whether guests from other arenas have an e-mail: they do not count.
  const withoutEmail = showEmail
    ? tournament.enrolments.filter(({ athlete }) => athlete.lacksEmail).length
    : 0;
  const actions: ParticipantActions = {
    showEmail,
    tellsNoEmail: withoutEmail === 1,
    onSubstitute: canSubstitute
      ? (athlete) => {
          setLeaving(athlete);
          setSubstituting(true);
        }
      : undefined,
    onWithdraw: canSubstitute
      ? (id, leaves) => {
          const pairId = enrolments.find((one) => one.id === id)?.pair?.id;
          const names = tournament.enrolments.flatMap(({ pair, athlete }) =>
            pairId !== undefined && pair?.id === pairId ? [athlete.displayName] : [],
          );
          setWithdrawn({ id, name: names.join(" e ") || "a dupla", leaves });
          setWithdrawing(true);
        }
      : undefined,
  };

  return (
    <Stack gap="4">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Stack gap="0">
          <Heading as="h2" textStyle="xl" fontWeight="bold" ref={heading} tabIndex={-1} outline="0">
            Participantes
          </Heading>
          <Text color="fg.muted" textStyle="sm">
            {inPairs && !bothKinds
              ? pairsText(pairCount, maxParticipants)
              : seatsText(taken, maxParticipants)}
            {drawn ? ", na ordem do sorteio" : ""}
            {waiting > 0 ? ` · ${lineText({ waiting, inPairs: inPairs && !bothKinds })}` : ""}
          </Text>
          {withoutEmail > 1 ? (
            <Text color="fg.muted" textStyle="sm">
              {counted(withoutEmail, "atleta sem e-mail cadastrado", "atletas sem e-mail cadastrado")}
            </Text>
          ) : null}
        </Stack>
        {viewerCanManage ? <ManageEnrolments tournament={tournament} /> : null}
      </Flex>
      {enrolments.length === 0 ? (
        <EmptyState
          icon={UsersRound}
          title="Nenhum atleta inscrito"
          description={
            canEnrol
              ? isChampionship
                ? "Use Gerenciar Inscrições para inscrever atletas das arenas filiadas."
                : "Em Gerenciar Inscrições você inscreve quem é da arena, cadastra quem chegou agora, importa uma planilha e copia o link para os atletas."
              : "Os inscritos aparecem aqui."
          }
        />
      ) : (
        <>
          <ParticipantGroups groups={groups} actions={actions} />
          {line.length > 0 ? (
            <Stack as="section" gap="3" pt="2">
              <Heading as="h3" textStyle="lg" fontWeight="bold">
                Lista de espera
              </Heading>
              <ParticipantGroups groups={line} actions={actions} inLine />
            </Stack>
          ) : null}
        </>
      )}
      {leaving ? (
        <SubstituteDialog
          tournament={tournament}
          leaving={leaving}
          open={substituting}
          onClose={() => setSubstituting(false)}
          returnFocusTo={() => document.getElementById(substituteButtonId(leaving.id)) ?? heading.current}
        />
      ) : null}
      {withdrawn ? (
        <WithdrawPairDialog
          key={`${withdrawn.id} ${withdrawn.leaves}`}
          enrolmentId={withdrawn.id}
          name={withdrawn.name}
          leaves={withdrawn.leaves}
          open={withdrawing}
          onClose={() => setWithdrawing(false)}
        />
      ) : null}
    </Stack>
  );
}
