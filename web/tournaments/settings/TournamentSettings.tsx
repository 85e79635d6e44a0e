import { Button } from "@chakra-ui/react/button";
import { Settings } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { TournamentSettings_tournament$key } from "../../__generated__/TournamentSettings_tournament.graphql";
import { TournamentSettingsDialog } from "./TournamentSettingsDialog";

export function TournamentSettings({ tournament: key }: { tournament: TournamentSettings_tournament$key }) {
  const tournament = useFragment(
    graphql`
      fragment TournamentSettings_tournament on Tournament {
        ...TournamentSettingsDialog_tournament
      }
    `,
    key,
  );
  const [opened, setOpened] = useState(0);
  const [open, setOpen] = useState(false);
  const show = () => {
    setOpened(opened + 1);
    setOpen(true);
  };
  return (
    <>
      <Button variant="outline" colorPalette="gray" bg="bg.panel" onClick={show}>
        <Settings />
        Configurações
      </Button>
      <TournamentSettingsDialog
        key={opened}
        tournament={tournament}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
