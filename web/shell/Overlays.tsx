import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Session } from "../identity/public/session";
import { chooseAndGo } from "../identity/public/workplace-choice";
import { lazyPart } from "../ui/lazy-part";
import { useWideScreen } from "../ui/use-wide-screen";
import type { Command, Found } from "./palette-search";
import { choiceOf, type Place } from "./places";
import { useCommands, useVisitorCommands } from "./use-commands";

const Palette = lazyPart(async () => (await import("./Palette")).Palette, { quiet: true });
const ShortcutsHelp = lazyPart(async () => (await import("./ShortcutsHelp")).ShortcutsHelp, { quiet: true });

interface SignedInOverlaysProps {
  sheets: Sheets;
  session: Session;
  place: Place | null;
  places: readonly Place[];
  goTo: (place: Place) => void;
  onFold: () => void;
}

export function SignedInOverlays({ sheets, session, place, places, goTo, onFold }: SignedInOverlaysProps) {
  const navigate = useNavigate();
  const folds = useWideScreen();
  const commands = useCommands(place, places, goTo, session);
  useShortcuts({
    "mod+k": () => sheets.open("palette"),
    "?": () => sheets.open("shortcuts"),
    // Without a foldable navigation the browser keeps this shortcut.
    ...(folds ? { "mod+b": onFold } : {}),
  });
  const goToFound = ({ to, workplaceKey }: Found) => {
    const at = places.find(({ key }) => key !== null && key === workplaceKey);
    void chooseAndGo(at ? choiceOf(at) : {}, () => navigate(to));
  };
  return <Overlays {...sheets} session={session} onFound={goToFound} commands={commands} folds={folds} />;
}

export function VisitorOverlays({ sheets }: { sheets: Sheets }) {
  const navigate = useNavigate();
  const commands = useVisitorCommands();
  useShortcuts({
    "mod+k": () => sheets.open("palette"),
    "?": () => sheets.open("shortcuts"),
  });
  return (
    <Overlays
      {...sheets}
      session={null}
      onFound={({ to }) => void navigate(to)}
      commands={commands}
      folds={false}
    />
  );
}

interface OverlaysProps extends Sheets {
  session: Session | null;
  onFound: (found: Found) => void;
  commands: readonly Command[];
  /** Whether there is a sidebar that folds. */
  folds: boolean;
}

/** What the keyboard opens anywhere; their code comes with the first press. */
function Overlays({ opened, close, session, onFound, commands, folds }: OverlaysProps) {
  return (
    <Suspense fallback={null}>
      {opened === "palette" ? (
        <Palette session={session} commands={commands} onFound={onFound} onClose={() => close("palette")} />
      ) : null}
      {opened === "shortcuts" ? <ShortcutsHelp folds={folds} onClose={() => close("shortcuts")} /> : null}
    </Suspense>
  );
}

/** An overlay above the page. */
type Sheet = "menu" | "places" | "palette" | "shortcuts";

type Sheets = ReturnType<typeof useOpened>;

/** The open overlay, at most one at a time; navigation closes it. */
export function useOpened() {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<Sheet | null>(null);
  const [openedAt, setOpenedAt] = useState(pathname);
  if (openedAt !== pathname) {
    setOpenedAt(pathname);
    setOpened(null);
  }
  return {
    opened,
    open: (sheet: Sheet) => setOpened(sheet),
    /** Closes this overlay; does nothing if another has replaced it. */
    close: (sheet: Sheet) => setOpened((now) => (now === sheet ? null : now)),
  };
}

/** Key combinations, such as "mod+k" (Ctrl or Cmd) or "?", and their actions. */
type Shortcuts = Readonly<Record<string, () => void>>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName));

/** Listens while the shell is mounted. Single-letter shortcuts are ignored while the user types or a dialog is open. */
function useShortcuts(shortcuts: Shortcuts): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.repeat || event.isComposing) return;
    const mod = event.ctrlKey || event.metaKey;
    const act = shortcuts[`${mod ? "mod+" : ""}${event.key.toLowerCase()}`];
    if (!act) return;
    if (
      !mod &&
      (isTyping(event.target) || document.querySelector("dialog[open], [role=dialog], [role=alertdialog]"))
    )
      return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
