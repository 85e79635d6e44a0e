import { useMemo, useState, type ReactNode } from "react";
import { MatchOpenerContext, matchOnScreen } from "../../competition/public/match-opener";
import { lazyDialog } from "../../ui/lazy-dialog";
import { placeAmong } from "./match-lists";
import type { PublicCategory } from "./read-public-draw";

const MatchDetails = lazyDialog(
  async () => (await import("../../competition/public/MatchDetails")).MatchDetails,
);

interface PublicMatchesProps {
  categories: readonly PublicCategory[];
  children: ReactNode;
}

/** Around what shows matches to everybody: a press on one tells all that there is to know of it. */
export function PublicMatches({ categories, children }: PublicMatchesProps) {
  const [opened, setOpened] = useState<{ matchId: string; open: boolean } | null>(null);
  const opener = useMemo(
    () => ({
      open: (matchId: string) => setOpened({ matchId, open: true }),
      opening: null,
      takesResults: false,
    }),
    [],
  );
  const category = categories.find(({ matches }) => matches.some(({ id }) => id === opened?.matchId));
  const match = category?.matches.find(({ id }) => id === opened?.matchId);
  return (
    <MatchOpenerContext value={opener}>
      {children}
      {opened && category && match ? (
        <MatchDetails
          match={{ ...match, phase: placeAmong(categories, category, match), courtLabel: match.court }}
          open={opened.open}
          onClose={() => setOpened({ ...opened, open: false })}
          returnFocusTo={() => matchOnScreen(match.id)}
        />
      ) : null}
    </MatchOpenerContext>
  );
}
