import { Button, type ButtonProps } from "@chakra-ui/react/button";
import { Flag, Play, Shuffle } from "lucide-react";
import { useEffect, useRef, useState, useTransition } from "react";
import { fetchQuery, graphql, useFragment, useQueryLoader, useRelayEnvironment } from "react-relay/hooks";
import { useSearchParams } from "react-router-dom";
import type { Subscription } from "relay-runtime";
import type { DrawDialogQuery } from "../../__generated__/DrawDialogQuery.graphql";
import drawDialogQuery from "../../__generated__/DrawDialogQuery.graphql";
import type { StartAndFinishTournament_finishTournamentTournament$key } from "../../__generated__/StartAndFinishTournament_finishTournamentTournament.graphql";
import type { StartAndFinishTournament_startDrawTournament$key } from "../../__generated__/StartAndFinishTournament_startDrawTournament.graphql";
import type { StartAndFinishTournament_tournament$key } from "../../__generated__/StartAndFinishTournament_tournament.graphql";
import type { TournamentTab } from "../../tournaments/public/tournament-path";
import { lazyDialog } from "../../ui/lazy-code";
import { toast } from "../../ui/toaster";
import { EarlyFinish } from "../super-n/EarlyFinish";
import { useFinishTournamentMutation } from "../super-n/use-super-n-mutations";

const StartTournamentDialog = lazyDialog(
  async () => (await import("../super-n/StartTournamentDialog")).StartTournamentDialog,
);

interface StartTournamentProps extends Pick<ButtonProps, "variant"> {
  tournament: StartAndFinishTournament_tournament$key;
}

/** The button that draws the lots, after telling what will come of it. */
export function StartTournament({ tournament: key, variant }: StartTournamentProps) {
  const tournament = useFragment(
    graphql`
      fragment StartAndFinishTournament_tournament on Tournament {
        ...StartTournamentDialog_tournament
      }
    `,
    key,
  );
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        <Play />
        Iniciar Torneio
      </Button>
      <StartTournamentDialog tournament={tournament} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const DrawDialog = lazyDialog(async () => (await import("../draws/DrawDialog")).DrawDialog);

interface StartDrawProps extends Pick<ButtonProps, "variant"> {
  tournament: StartAndFinishTournament_startDrawTournament$key;
  label: "Gerar Chaveamento Automático" | "Iniciar Torneio";
}

/** The button that leads to the draw of the categories that have none yet. */
export function StartDraw({ tournament: key, label, variant }: StartDrawProps) {
  const { categories, setFormat } = useFragment(
    graphql`
      fragment StartAndFinishTournament_startDrawTournament on Tournament {
        setFormat
        categories {
          id
          cancelledAt
          ...DrawDialog_category
          draw {
            __typename
          }
        }
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const [queryRef, loadQuery] = useQueryLoader<DrawDialogQuery>(drawDialogQuery);
  const [showing, startShowing] = useTransition();
  const [reloading, setReloading] = useState(false);
  const underWay = useRef<Subscription | null>(null);
  const [open, setOpen] = useState(false);
  const chosen = useRef("");
  useEffect(() => () => underWay.current?.unsubscribe(), []);
  const undrawn = categories.filter(({ draw, cancelledAt }) => !draw && !cancelledAt);
  const [first] = undrawn;
  if (!first) return null;
  const load = (categoryId: string) => {
    underWay.current?.unsubscribe();
    setReloading(false);
    chosen.current = categoryId;
    loadQuery({ categoryId, lotsSeed: null }, { fetchPolicy: "network-only" });
  };
  const reload = (categoryId: string, lotsSeed: string | null) => {
    // A change of another category, saved after this one was chosen, does not bring the other back.
    if (categoryId !== chosen.current) return;
    // What was asked for before the last change may come with the old rules, and Relay would take it for this answer.
    underWay.current?.unsubscribe();
    setReloading(true);
    const variables = { categoryId, lotsSeed };
    const show = (fetchPolicy: "store-only" | "network-only") => {
      setReloading(false);
      startShowing(() => loadQuery(variables, { fetchPolicy }));
    };
    underWay.current = fetchQuery<DrawDialogQuery>(environment, drawDialogQuery, variables).subscribe({
      complete: () => show("store-only"),
      error: () => show("network-only"),
    });
  };
  return (
    <>
      <Button
        variant={variant}
        onClick={() => {
          load(first.id);
          setOpen(true);
        }}
      >
        <Shuffle />
        {label}
      </Button>
      <DrawDialog
        categories={undrawn}
        setFormat={setFormat}
        queryRef={queryRef}
        loading={reloading || showing}
        onChoose={(categoryId) => startShowing(() => load(categoryId))}
        onReload={reload}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

const standingsTab: TournamentTab = "classificacao";

/** Ends a tournament before its last match: the rain came, or the light went. */
export function FinishTournament({
  tournament: key,
}: {
  tournament: StartAndFinishTournament_finishTournamentTournament$key;
}) {
  const { id, matchCount, playedMatchCount } = useFragment(
    graphql`
      fragment StartAndFinishTournament_finishTournamentTournament on Tournament {
        id
        matchCount
        playedMatchCount
      }
    `,
    key,
  );
  const [finish, pending] = useFinishTournamentMutation();
  const [, setSearch] = useSearchParams();
  return (
    <EarlyFinish
      button={(ask) => (
        <Button variant="outline" colorPalette="gray" bg="bg.panel" onClick={ask}>
          <Flag />
          Encerrar torneio
        </Button>
      )}
      title="Encerrar o torneio agora?"
      confirmLabel="Encerrar torneio"
      left={matchCount - playedMatchCount}
      pending={pending}
      finish={async () => (await finish({ input: { tournamentId: id } }))?.finishTournament ?? null}
      onFinished={() => {
        setSearch({ aba: standingsTab }, { replace: true, preventScrollReset: true });
        toast.success({ title: "Torneio encerrado", description: "A classificação final está pronta." });
      }}
    />
  );
}
