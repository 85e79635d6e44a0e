import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Ban, CalendarCog, Sparkles, UserX } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ScheduleActions_tournament$key } from "../__generated__/ScheduleActions_tournament.graphql";
import type { ScheduleView } from "./public/schedule-view";
import { lazyDialog } from "../ui/lazy-code";
import { MoreMenu } from "../ui/LazyMenu";

const AbsencesDialog = lazyDialog(async () => (await import("./UnavailabilityDialogs")).AbsencesDialog);
const BlockDialog = lazyDialog(async () => (await import("./UnavailabilityDialogs")).BlockDialog);
const GenerateDialog = lazyDialog(async () => (await import("./GenerateDialog")).GenerateDialog);
const SetupDialog = lazyDialog(async () => (await import("./SetupDialog")).SetupDialog);

interface ScheduleActionsProps {
  tournament: ScheduleActions_tournament$key;
  view: ScheduleView;
}

/** What organisers do with the whole schedule. */
export function ScheduleActions({ tournament: key, view }: ScheduleActionsProps) {
  const tournament = useFragment(
    graphql`
      fragment ScheduleActions_tournament on Tournament {
        ...UnavailabilityDialogs_tournament
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
  // Beside the first of them where there is room, behind three dots on a phone.
  const others = [
    { label: "Indisponibilidades", icon: UserX, onSelect: () => show("absences") },
    ...(view.isChampionship ? [] : [{ label: "Bloquear quadra", icon: Ban, onSelect: () => show("block") }]),
    { label: "Quadras e horários", icon: CalendarCog, onSelect: () => show("setup") },
  ];
  return (
    <>
      {others.map(({ label, icon: Icon, onSelect }) => (
        <Button
          key={label}
          hideBelow="md"
          variant="outline"
          colorPalette="gray"
          bg="bg.panel"
          onClick={onSelect}
        >
          <Icon />
          {label}
        </Button>
      ))}
      <Button onClick={() => show("generate")}>
        <Sparkles />
        Gerar programação
      </Button>
      <Box hideFrom="md">
        <MoreMenu bg="bg.panel" actions={others} />
      </Box>
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
