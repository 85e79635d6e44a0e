import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { CalendarDays, Medal, Trophy, Wallet, PanelsTopLeft } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { QuickAccess_athlete$key } from "../__generated__/QuickAccess_athlete.graphql";
import { Card } from "../ui/Card";
import { lazyDialog } from "../ui/lazy-dialog";

const dialogs = () => import("./own-things-dialogs");
const OwnCalendarDialog = lazyDialog(async () => (await dialogs()).OwnCalendarDialog);
const OwnTournamentsDialog = lazyDialog(async () => (await dialogs()).OwnTournamentsDialog);
const OwnRankingsDialog = lazyDialog(async () => (await dialogs()).OwnRankingsDialog);
const OwnMoneyDialog = lazyDialog(async () => (await dialogs()).OwnMoneyDialog);

const ways = [
  { name: "Calendário", icon: CalendarDays, Dialog: OwnCalendarDialog },
  { name: "Torneios", icon: Trophy, Dialog: OwnTournamentsDialog },
  { name: "Rankings", icon: Medal, Dialog: OwnRankingsDialog },
  { name: "Financeiro", icon: Wallet, Dialog: OwnMoneyDialog },
] as const;

/** What is one's own, a touch away from the profile: for the athlete, and for who acts in their place. */
export function QuickAccess({ athlete: key }: { athlete: QuickAccess_athlete$key }) {
  const [opened, setOpened] = useState<string | null>(null);
  const { viewerIsAthlete, key: athleteKey } = useFragment(
    graphql`
      fragment QuickAccess_athlete on Athlete {
        key
        viewerIsAthlete
      }
    `,
    key,
  );
  if (!viewerIsAthlete) return null;
  return (
    <Card title="Acesso Rápido" icon={PanelsTopLeft}>
      <SimpleGrid columns={{ base: 2, md: 4 }} gap="3">
        {ways.map(({ name, icon: Icon }) => (
          <Button
            key={name}
            variant="outline"
            colorPalette="gray"
            h="auto"
            minH="20"
            px="2"
            flexDirection="column"
            gap="2"
            whiteSpace="normal"
            aria-haspopup="dialog"
            onClick={() => setOpened(name)}
          >
            <Icon />
            {name}
          </Button>
        ))}
      </SimpleGrid>
      {ways.map(({ name, Dialog }) => (
        <Dialog key={name} athleteKey={athleteKey} open={opened === name} onClose={() => setOpened(null)} />
      ))}
    </Card>
  );
}
