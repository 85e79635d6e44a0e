import { Button } from "@chakra-ui/react/button";
import { Heading } from "@chakra-ui/react/heading";
import { HStack, Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Megaphone, Play, Smartphone, SquarePen, Undo2 } from "lucide-react";
import { useParams } from "react-router-dom";
import { courtWords } from "../../server/sport/scheduling/schedule-words.rules";
import { useMatchOpener } from "../competition/public/MatchOpener";
import { useTournamentPaths } from "../tournaments/public/tournament-path";
import { ButtonLink } from "../ui/Links";
import { PendingButton } from "../ui/form/PendingButton";
import { StatusBadge } from "../ui/Badges";
import { toast } from "../ui/toaster";
import { useNow } from "../ui/TimeAgo";
import { MatchSides, MatchState } from "./ScheduledMatch";
import { clockAt } from "../../server/platform/time/time-zone.rules";
import type { CourtsView, ViewCourt, ViewMatch } from "./public/schedule-view";
import {
  useCallNextMatchMutation,
  useStartMatchMutation,
  useUncallMatchMutation,
} from "./use-match-schedule-mutations";
import type { Refusal } from "../ui/form/refusal";

interface LiveCourtProps {
  court: ViewCourt;
  /** The next match to call to the court. */
  next: ViewMatch | undefined;
  view: CourtsView;
  /** Opens a match, if not in the default way. */
  onOpen?: (id: string) => void;
}

/** Whether something other than a match occupies a court at an instant: a class, a block. */
export const isTaken = ({ key }: ViewCourt, { occupations }: CourtsView, at: number): boolean =>
  occupations.some(({ courtKey, startsAt, endsAt }) => courtKey === key && startsAt <= at && at < endsAt);

/** One court now: the match being played, or the next one to call. */
export function LiveCourt({ court, next, view, onOpen }: LiveCourtProps) {
  const opener = useMatchOpener();
  const open = onOpen ?? opener?.open;
  const now = useNow().getTime();
  const occupied = isTaken(court, view, now);
  const current = view.matches.find(({ id }) => id === court.currentId);
  return (
    <Stack
      as="section"
      aria-label={courtWords(court.name, court.venue)}
      gap="3"
      p="4"
      borderRadius="l2"
      borderWidth="1px"
      borderColor={current || occupied ? "border" : "palm.border"}
      bg={current || occupied ? "bg.subtle" : "bg.panel"}
      justify="space-between"
    >
      <Stack gap="2">
        <HStack justify="space-between" gap="2">
          <Heading as="h3" textStyle="md" fontWeight="bold">
            {court.name}
          </Heading>
          {current ? (
            <MatchState match={current} />
          ) : occupied ? (
            <StatusBadge tone="over">Ocupada</StatusBadge>
          ) : (
            <StatusBadge tone="open">Livre</StatusBadge>
          )}
        </HStack>
        {court.venue ? (
          <Text textStyle="xs" color="fg.muted">
            {court.venue}
          </Text>
        ) : null}
        {current ? (
          <Stack gap="1">
            <MatchTitle match={current} onOpen={open} />
            {current.score ? (
              <Text fontFamily="heading" fontWeight="bold" fontSize="2xl" fontVariantNumeric="tabular-nums">
                <VisuallyHidden>Placar: </VisuallyHidden>
                {current.score}
              </Text>
            ) : null}
            {current.status === "CALLED" && current.calledAt !== null ? (
              <Text textStyle="sm" color="fg.muted">
                {`Chamado às ${clockAt(current.calledAt, view.timeZone)}`}
              </Text>
            ) : court.freeAt === null ? null : (
              <Text textStyle="sm" color="fg.muted">
                {`Deve liberar às ${clockAt(court.freeAt, view.timeZone)}`}
              </Text>
            )}
          </Stack>
        ) : next ? (
          <Stack gap="1">
            <MatchTitle match={next} before="Próximo:" onOpen={open} />
            <Text textStyle="sm" color="fg.muted">
              {court.proposal?.reason}
            </Text>
          </Stack>
        ) : (
          <Text textStyle="sm" color="fg.muted">
            {court.hint ?? "Nenhum jogo em quadra."}
          </Text>
        )}
      </Stack>
      {opener?.takesResults && current?.status === "IN_PROGRESS" ? (
        <HStack gap="2" wrap="wrap">
          <Button flexGrow="1" minH="12" whiteSpace="nowrap" onClick={() => opener.open(current.id)}>
            <SquarePen />
            Registrar resultado
            <VisuallyHidden> do {current.label}</VisuallyHidden>
          </Button>
          <LiveScoreLink match={current} />
        </HStack>
      ) : null}
      {view.canManage ? (
        <LiveButtons tournamentId={view.tournamentId} court={court} current={current} next={next} />
      ) : null}
    </Stack>
  );
}

/** Links directly to the score pad of the match being played, without opening its sheet. */
function LiveScoreLink({ match }: { match: ViewMatch }) {
  const { tournamentId = "" } = useParams();
  const paths = useTournamentPaths();
  return (
    <ButtonLink
      flexGrow="1"
      minH="12"
      whiteSpace="nowrap"
      variant="outline"
      to={paths.score(tournamentId, match.key)}
    >
      <Smartphone />
      Placar ao vivo
      <VisuallyHidden> do {match.label}</VisuallyHidden>
    </ButtonLink>
  );
}

interface MatchTitleProps {
  match: ViewMatch;
  before?: string;
  onOpen?: (id: string) => void;
}

function MatchTitle({ match, before, onOpen }: MatchTitleProps) {
  return (
    <Stack gap="0.5" align="flex-start">
      <HStack gap="1.5" textStyle="sm" color="fg.muted">
        {before}
        {onOpen ? (
          <Button
            variant="plain"
            size="sm"
            h="auto"
            minH="6"
            px="0"
            color="fg.muted"
            textDecoration="underline"
            textUnderlineOffset="3px"
            whiteSpace="normal"
            textAlign="start"
            onClick={() => onOpen(match.id)}
          >
            {match.label}
          </Button>
        ) : (
          match.label
        )}
      </HStack>
      <MatchSides match={match} />
    </Stack>
  );
}

interface LiveButtonsProps {
  tournamentId: string;
  court: ViewCourt;
  current: ViewMatch | undefined;
  next: ViewMatch | undefined;
}

function LiveButtons({ tournamentId, court, current, next }: LiveButtonsProps) {
  const [callNext, calling] = useCallNextMatchMutation();
  const [start, starting] = useStartMatchMutation();
  const [uncall, uncalling] = useUncallMatchMutation();
  const refused = (refusal: Refusal | null | undefined) => {
    if (refusal) toast.error({ title: refusal.message });
  };

  if (current?.status === "CALLED")
    return (
      <HStack gap="2" wrap="wrap">
        <PendingButton
          flex="1"
          minH="12"
          pending={starting}
          aria-label={`Iniciar o ${current.label}`}
          onClick={() =>
            void start({ input: { matchId: current.id } }).then((answer) =>
              refused(answer?.startMatch.refusal),
            )
          }
        >
          <Play />
          Iniciar
        </PendingButton>
        <PendingButton
          variant="outline"
          colorPalette="gray"
          minH="12"
          pending={uncalling}
          aria-label={`Desfazer a chamada do ${current.label}`}
          onClick={() =>
            void uncall({ input: { matchId: current.id } }).then((answer) =>
              refused(answer?.uncallMatch.refusal),
            )
          }
        >
          <Undo2 />
          Desfazer
        </PendingButton>
      </HStack>
    );
  if (current || !next) return null;
  return (
    <PendingButton
      minH="12"
      pending={calling}
      aria-label={`Chamar próximo jogo para ${courtWords(court.name, court.venue)}: ${next.label}`}
      onClick={() =>
        void callNext({ input: { tournamentId, courtKey: court.key, expectedMatchId: next.id } }).then(
          (answer) => {
            const result = answer?.callNextMatch;
            if (result?.done)
              toast.success({ title: `${next.label} chamado para ${courtWords(court.name, court.venue)}` });
            else refused(result?.refusal);
          },
        )
      }
    >
      <Megaphone />
      Chamar próximo jogo
    </PendingButton>
  );
}
