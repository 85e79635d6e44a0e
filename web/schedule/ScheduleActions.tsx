import { Button } from "@chakra-ui/react/button";
import { Ban, CalendarCog, Sparkles, UserX } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ScheduleActions_tournament$key } from "../__generated__/ScheduleActions_tournament.graphql";
import { AbsencesDialog } from "./AbsencesDialog";
import { BlockDialog } from "./BlockDialog";
import { GenerateDialog } from "./GenerateDialog";
import type { ScheduleView } from "./public/schedule-view";
import { SetupDialog } from "./SetupDialog";

interface ScheduleActionsProps {
  tournament: ScheduleActions_tournament$key;
  view: ScheduleView;
}

/** What organisers do with the whole schedule. */
export function ScheduleActions({ tournament: key, view }: ScheduleActionsProps) {
  const tournament = useFragment(
    graphql`
      fragment ScheduleActions_tournament on Tournament {
        ...AbsencesDialog_tournament
      }
    `,
    key,
  );
  const [open, setOpen] = useState<"setup" | "generate" | "block" | "absences" | null>(null);
  const [opened, setOpened] = useState(0);
  const show = (dialog: typeof open) => {
    setOpened(opened + 1);
    setOpen(dialog);
  };
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="outline" colorPalette="gray" bg="bg.panel" onClick={() => show("absences")}>
        <UserX />
        Indisponibilidades
      </Button>
      {view.isChampionship ? null : (
        <Button variant="outline" colorPalette="gray" bg="bg.panel" onClick={() => show("block")}>
          <Ban />
          Bloquear quadra
        </Button>
      )}
      <Button variant="outline" colorPalette="gray" bg="bg.panel" onClick={() => show("setup")}>
        <CalendarCog />
        Quadras e horários
      </Button>
      <Button onClick={() => show("generate")}>
        <Sparkles />
        Gerar Programação
      </Button>
      <AbsencesDialog
        key={`absences${opened}`}
        tournament={tournament}
        view={view}
        open={open === "absences"}
        onClose={close}
      />
      <BlockDialog key={`block${opened}`} view={view} open={open === "block"} onClose={close} />
      <SetupDialog key={`setup${opened}`} view={view} open={open === "setup"} onClose={close} />
      <GenerateDialog key={`generate${opened}`} view={view} open={open === "generate"} onClose={close} />
    </>
  );
}
