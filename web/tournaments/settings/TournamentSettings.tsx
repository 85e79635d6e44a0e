import { Button } from "@chakra-ui/react/button";
import { Settings } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useMatch, useNavigate } from "react-router-dom";
import type { TournamentSettings_tournament$key } from "../../__generated__/TournamentSettings_tournament.graphql";
import { championships, editChampionshipPath } from "../public/tournament-path";
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
  const editing = useMatch(editChampionshipPath(":tournamentId"));
  const [open, setOpen] = useState(editing !== null);
  const navigate = useNavigate();
  const show = () => {
    setOpened(opened + 1);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    const key = editing?.params.tournamentId;
    if (key !== undefined) void navigate(championships.tournament(key), { replace: true });
  };
  return (
    <>
      <Button variant="outline" colorPalette="gray" bg="bg.panel" onClick={show}>
        <Settings />
        Configurações
      </Button>
      <TournamentSettingsDialog key={opened} tournament={tournament} open={open} onClose={close} />
    </>
  );
}
