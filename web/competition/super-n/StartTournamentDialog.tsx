import { Button } from "@chakra-ui/react/button";
import { graphql, useFragment } from "react-relay/hooks";
import { useSearchParams } from "react-router-dom";
import { counted } from "../../../server/platform/plural.rules";
import type { StartTournamentDialog_tournament$key } from "../../__generated__/StartTournamentDialog_tournament.graphql";
import type { TournamentTab } from "../../tournaments/public/tournament-tab";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { useQuestion } from "../../ui/form/use-question";
import { DialogFrame } from "../../ui/DialogFrame";
import { focusContent } from "../../ui/focus-content";
import { Notice } from "../../ui/Notice";
import { toast } from "../../ui/toaster";
import { forecastDraw } from "./draw-forecast";
import { DrawForecastText, TooFewText } from "./DrawForecastText";
import { useStartTournamentMutation } from "./use-super-n-mutations";

const bracketTab: TournamentTab = "chaveamento";

interface StartTournamentDialogProps {
  tournament: StartTournamentDialog_tournament$key;
  open: boolean;
  onClose: () => void;
}

/** What will come of the draw, before it is made; or that too few are in. */
export function StartTournamentDialog({ tournament: key, open, onClose }: StartTournamentDialogProps) {
  const tournament = useFragment(
    graphql`
      fragment StartTournamentDialog_tournament on Tournament {
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
  const [, setSearch] = useSearchParams();
  const forecast = forecastDraw(tournament.enrolmentCount);

  const { confirm, pending, refusal, forgetRefusal } = useQuestion(useStartTournamentMutation(), {
    input: { tournamentId: tournament.id },
    onDone: () => {
      onClose();
      // The button that opened the question is gone.
      requestAnimationFrame(() => focusContent());
      setSearch({ aba: bracketTab }, { replace: true, preventScrollReset: true });
      toast.success({
        title: "Torneio iniciado!",
        description: "O sorteio foi feito e os jogos estão definidos.",
      });
    },
  });
  const close = () => {
    onClose();
    forgetRefusal();
  };

  return forecast ? (
    <ConfirmDialog
      open={open}
      title="Iniciar o torneio?"
      confirmLabel="Iniciar torneio"
      pendingLabel="Iniciando…"
      pending={pending}
      onConfirm={confirm}
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
  );
}
