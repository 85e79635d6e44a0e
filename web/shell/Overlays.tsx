import { Suspense } from "react";
import type { Session } from "../identity/public/session";
import type { Command, Found } from "./palette-search";
import type { Sheets } from "./use-opened";
import { lazyPart } from "../ui/lazy-part";

const Palette = lazyPart(async () => (await import("./Palette")).Palette, { quiet: true });
const ShortcutsHelp = lazyPart(async () => (await import("./ShortcutsHelp")).ShortcutsHelp, { quiet: true });

interface OverlaysProps extends Sheets {
  session: Session | null;
  onFound: (found: Found) => void;
  commands: readonly Command[];
  /** Whether there is a sidebar that folds. */
  folds: boolean;
}

/** What the keyboard opens anywhere; their code comes with the first press. */
export function Overlays({ opened, close, session, onFound, commands, folds }: OverlaysProps) {
  return (
    <Suspense fallback={null}>
      {opened === "palette" ? (
        <Palette session={session} commands={commands} onFound={onFound} onClose={() => close("palette")} />
      ) : null}
      {opened === "shortcuts" ? <ShortcutsHelp folds={folds} onClose={() => close("shortcuts")} /> : null}
    </Suspense>
  );
}
