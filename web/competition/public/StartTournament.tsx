import { Button, type ButtonProps } from "@chakra-ui/react/button";
import { Play } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router-dom";
import { counted } from "../../../server/platform/plural.rules";
import type { StartTournament_tournament$key } from "../../__generated__/StartTournament_tournament.graphql";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { focusContent } from "../../ui/focus-content";
import { DialogFrame } from "../../ui/DialogFrame";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import type { TournamentTab } from "../../tournaments/public/tournament-tab";
import { forecastDraw } from "../super-n/draw-forecast";
import { DrawForecastText, TooFewText } from "../super-n/DrawForecastText";
import { useStartTournamentMutation } from "../super-n/use-super-n-mutations";

const bracketTab: TournamentTab = "chaveamento";

interface StartTournamentProps extends Pick<ButtonProps, "variant"> {
  tournament: StartTournament_tournament$key;
}

/** The button that draws the lots, after telling what will come of it. */
export function StartTournament({ tournament: key, variant }: StartTournamentProps) {
  const tournament = useFragment(
    graphql`
      fragment StartTournament_tournament on Tournament {
        id
        enrolmentCount
        askedGuestCount
        maxParticipants
        arena {
          courtCount
        }
      }
    `,
    key,
  );
  const asked = tournament.askedGuestCount ?? 0;
  const [open, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [start, pending] = useStartTournamentMutation();
  const [, setSearch] = useSearchParams();
  const forecast = forecastDraw(tournament.enrolmentCount);

  const confirm = async () => {
    setRefusal(null);
    const answer = (await start({ input: { tournamentId: tournament.id } }))?.startTournament;
    if (answer?.__typename === "RuleViolation") return setRefusal(answer.message);
    if (answer?.__typename !== "StartTournamentSuccess") return;
    setOpen(false);
    // The button that opened the question is gone.
    requestAnimationFrame(() => focusContent());
    setSearch({ aba: bracketTab }, { replace: true, preventScrollReset: true });
    toast.success({
      title: "Torneio iniciado!",
      description: "O sorteio foi feito e os jogos estão definidos.",
    });
  };

  const close = () => {
    setOpen(false);
    setRefusal(null);
  };

  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        <Play />
        Iniciar Torneio
      </Button>
      {forecast ? (
        <ConfirmDialog
          open={open}
          title="Iniciar o torneio?"
          confirmLabel="Sortear e iniciar"
          pendingLabel="Iniciando..."
          pending={pending}
          onConfirm={() => void confirm()}
          onClose={close}
        >
          <DrawForecastText
            athletes={tournament.enrolmentCount}
            maxParticipants={tournament.maxParticipants}
            courts={tournament.arena?.courtCount}
            forecast={forecast}
          />
          {asked > 0 ? (
            <Notice tone="warning">
              {counted(
                asked,
                "convidado de outra arena ainda não respondeu e fica fora do sorteio.",
                "convidados de outras arenas ainda não responderam e ficam fora do sorteio.",
              )}
            </Notice>
          ) : null}
          {refusal ? <Notice tone="error">{refusal}</Notice> : null}
        </ConfirmDialog>
      ) : (
        <DialogFrame
          open={open}
          onClose={close}
          size="sm"
          title="Ainda não dá para iniciar"
          footer={<Button onClick={close}>Entendi</Button>}
        >
          <TooFewText athletes={tournament.enrolmentCount} />
        </DialogFrame>
      )}
    </>
  );
}
