import { Box } from "@chakra-ui/react/box";
import { CalendarRange, Send } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import type { TournamentActions_tournament$key } from "../../__generated__/TournamentActions_tournament.graphql";
import { ButtonLink } from "../../ui/ButtonLink";
import { useTournamentPaths } from "../public/use-tournament-paths";
import { StartDraw } from "../../competition/public/StartDraw";
import { TournamentMenu } from "./TournamentMenu";
import { FinishTournament } from "../../competition/public/FinishTournament";
import { StartTournament } from "../../competition/public/StartTournament";
import type { TournamentActions_draft$key } from "../../__generated__/TournamentActions_draft.graphql";
import { PendingButton } from "../../ui/form/PendingButton";
import { toast } from "../../ui/toaster";
import { usePublishTournamentMutation } from "./use-tournament-life-mutations";

/** Links to the schedule and the next step of a tournament, and the other actions of its managers. */
export function TournamentActions({ tournament: key }: { tournament: TournamentActions_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment TournamentActions_tournament on Tournament {
        key
        kind
        status
        matchCount
        enrolmentCount
        publishedAt
        viewerCanManage
        ...TournamentActions_draft
        ...TournamentMenu_tournament
        ...StartTournament_tournament
        ...StartDraw_tournament
        ...FinishTournament_tournament
      }
    `,
    key,
  );
  const paths = useTournamentPaths();
  const { key: address, kind, status, matchCount, enrolmentCount } = tournament;
  // While there are no enrolments, enrolling athletes is the primary action.
  const variant = enrolmentCount === 0 ? "outline" : undefined;
  const isDraft = !tournament.publishedAt;
  const mayFinish = tournament.viewerCanManage && kind === "SUPER8" && status === "IN_PROGRESS";
  const schedule =
    matchCount > 0 ? (
      <ButtonLink
        to={paths.schedule(address)}
        aria-label="Programação"
        variant="outline"
        colorPalette="gray"
        bg="bg.panel"
      >
        <CalendarRange />
        {/* Three labelled buttons do not fit in one line on a phone. */}
        <Box as="span" hideBelow={mayFinish ? "sm" : undefined}>
          Programação
        </Box>
      </ButtonLink>
    ) : null;
  if (!tournament.viewerCanManage) return schedule;
  return (
    <>
      {isDraft ? <PublishTournament tournament={tournament} /> : null}
      {!isDraft && kind === "SUPER8" && status === "REGISTRATION_OPEN" ? (
        <StartTournament tournament={tournament} variant={variant} />
      ) : null}
      {!isDraft && kind === "INTERNAL" && status === "REGISTRATION_OPEN" ? (
        <StartDraw tournament={tournament} label="Iniciar Torneio" variant={variant} />
      ) : null}
      {schedule}
      {mayFinish ? <FinishTournament tournament={tournament} /> : null}
      <TournamentMenu tournament={tournament} />
    </>
  );
}

/** Opens a draft to everybody it is for. */
function PublishTournament({ tournament }: { tournament: TournamentActions_draft$key }) {
  const { id } = useFragment(
    graphql`
      fragment TournamentActions_draft on Tournament {
        id
      }
    `,
    tournament,
  );
  const [publish, pending] = usePublishTournamentMutation();
  const run = async () => {
    const answer = (await publish({ input: { tournamentId: id } }))?.publishTournament;
    if (answer?.refusal)
      toast.error({ title: "Não foi possível publicar", description: answer.refusal.message });
    if (answer?.done) toast.success({ title: "Torneio publicado" });
  };
  return (
    <PendingButton pending={pending} onClick={() => void run()}>
      <Send />
      {pending ? "Publicando…" : "Publicar"}
    </PendingButton>
  );
}
