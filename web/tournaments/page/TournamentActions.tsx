import { Box } from "@chakra-ui/react/box";
import {
  BarChart3,
  BookMarked,
  CalendarRange,
  Copy,
  ExternalLink,
  Flag,
  Medal,
  Send,
  Settings,
  Share2,
  Trash2,
} from "lucide-react";
import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useMatch, useNavigate } from "react-router-dom";
import type { TournamentActions_draft$key } from "../../__generated__/TournamentActions_draft.graphql";
import type { TournamentActions_tournament$key } from "../../__generated__/TournamentActions_tournament.graphql";
import type { TournamentActions_tournamentMenuTournament$key } from "../../__generated__/TournamentActions_tournamentMenuTournament.graphql";
import {
  FinishTournament,
  StartDraw,
  StartTournament,
} from "../../competition/public/StartAndFinishTournament";
import { ButtonLink } from "../../ui/Links";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { PendingButton } from "../../ui/form/PendingButton";
import { lazyPart } from "../../ui/lazy-code";
import { MoreMenu } from "../../ui/LazyMenu";
import { Notice } from "../../ui/PageStates";
import type { MenuAction } from "../../ui/OpenMenu";
import { toast } from "../../ui/toaster";
import {
  championshipReportPath,
  championships,
  editChampionshipPath,
  publicTournamentPath,
  useTournamentPaths,
} from "../public/tournament-path";
import { useDeleteTournamentMutation, usePublishTournamentMutation } from "./use-tournament-life-mutations";

// What opens from a menu brings its code when it opens.
const ShareDialog = lazyPart(async () => (await import("./TournamentDialogs")).ShareDialog, { quiet: true });
const DuplicateTournamentDialog = lazyPart(
  async () => (await import("./TournamentDialogs")).DuplicateTournamentDialog,
  { quiet: true },
);
const TournamentSettingsDialog = lazyPart(
  async () => (await import("../settings/TournamentSettingsDialog")).TournamentSettingsDialog,
  { quiet: true },
);
const TournamentRankingDialog = lazyPart(
  async () => (await import("../rankings/TournamentRankingDialog")).TournamentRankingDialog,
  { quiet: true },
);
const RefereesDialog = lazyPart(
  async () => (await import("../../scoring/public/RefereesDialog")).RefereesDialog,
  { quiet: true },
);

const SaveRulesPresetDialog = lazyPart(
  async () => (await import("../presets/SaveRulesPresetDialog")).SaveRulesPresetDialog,
  { quiet: true },
);

type Part = "share" | "settings" | "referees" | "ranking" | "preset" | "duplicate" | "delete";

/** What one seldom does with a tournament; its settings open by their own address too. */
function TournamentMenu({ tournament: key }: { tournament: TournamentActions_tournamentMenuTournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment TournamentActions_tournamentMenuTournament on Tournament {
        id
        key
        name
        status
        publishedAt
        isChampionship
        possibleRankings {
          id
        }
        ...TournamentDialogs_shareDialogTournament
        ...TournamentSettingsDialog_tournament
        ...RefereesDialog_tournament
        ...TournamentRankingDialog_tournament
        ...TournamentDialogs_tournament
        ...SaveRulesPresetDialog_tournament
      }
    `,
    key,
  );
  const editing = useMatch(editChampionshipPath(":tournamentId"));
  const [opened, setOpened] = useState<{ part: Part; open: boolean; opening: number } | null>(
    editing ? { part: "settings", open: true, opening: 0 } : null,
  );
  const [refusal, setRefusal] = useState<string | null>(null);
  const [remove, removing] = useDeleteTournamentMutation();
  const navigate = useNavigate();
  const { list } = useTournamentPaths();
  const { name, status, publishedAt, isChampionship, possibleRankings } = tournament;

  const open = (part: Part) => () => {
    setRefusal(null);
    setOpened({ part, open: true, opening: (opened?.opening ?? 0) + 1 });
  };
  const close = () => {
    setOpened(opened && { ...opened, open: false });
    const edited = editing?.params.tournamentId;
    if (edited !== undefined) void navigate(championships.tournament(edited), { replace: true });
  };
  const confirmDelete = async () => {
    const answer = (await remove({ input: { tournamentId: tournament.id } }))?.deleteTournament;
    if (answer?.refusal) setRefusal(answer.refusal.message);
    if (!answer?.done) return;
    toast.success({ title: "Torneio excluído", description: name });
    await navigate(list, { replace: true });
  };

  const goesOn = status !== "FINISHED";
  const ranks = possibleRankings.length > 0;
  const actions: MenuAction[] = [
    ...(publishedAt
      ? [
          { label: "Compartilhar", icon: Share2, onSelect: open("share") },
          { label: "Página pública", icon: ExternalLink, to: publicTournamentPath(tournament.key) },
        ]
      : []),
    ...(publishedAt && isChampionship
      ? [
          {
            label: goesOn ? "Relatório" : "Relatório final",
            icon: BarChart3,
            to: championshipReportPath(tournament.key),
          },
        ]
      : []),
    { label: "Configurações", icon: Settings, onSelect: open("settings") },
    ...(publishedAt && goesOn ? [{ label: "Árbitros", icon: Flag, onSelect: open("referees") }] : []),
    ...(ranks ? [{ label: "Ranking", icon: Medal, onSelect: open("ranking") }] : []),
    ...(isChampionship
      ? []
      : [{ label: "Salvar regras como modelo", icon: BookMarked, onSelect: open("preset") }]),
    { label: "Duplicar", icon: Copy, onSelect: open("duplicate") },
    { label: "Excluir", icon: Trash2, dangerous: true, onSelect: open("delete") },
  ];
  const part = opened?.part;
  const shown = { tournament, open: opened?.open ?? false, onClose: close };
  return (
    <>
      <MoreMenu actions={actions} bg="bg.panel" />
      <Suspense key={opened?.opening} fallback={null}>
        {part === "share" ? <ShareDialog {...shown} /> : null}
        {part === "settings" ? <TournamentSettingsDialog {...shown} /> : null}
        {part === "referees" ? <RefereesDialog {...shown} /> : null}
        {part === "ranking" ? <TournamentRankingDialog {...shown} /> : null}
        {part === "preset" ? <SaveRulesPresetDialog {...shown} /> : null}
        {part === "duplicate" && shown.open ? <DuplicateTournamentDialog {...shown} /> : null}
      </Suspense>
      <ConfirmDialog
        open={part === "delete" && shown.open}
        title={`Excluir ${name}?`}
        description="O torneio e as suas categorias somem de vez. Só dá para excluir enquanto não há inscritos nem cobranças."
        confirmLabel="Excluir"
        pendingLabel="Excluindo…"
        pending={removing}
        dangerous
        onConfirm={() => void confirmDelete()}
        onClose={close}
      >
        {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      </ConfirmDialog>
    </>
  );
}

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
        ...TournamentActions_tournamentMenuTournament
        ...StartAndFinishTournament_tournament
        ...StartAndFinishTournament_startDrawTournament
        ...StartAndFinishTournament_finishTournamentTournament
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
