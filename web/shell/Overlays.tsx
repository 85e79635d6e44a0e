import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { decideAccess } from "../identity/public/page-access";
import type { Session } from "../identity/public/session";
import { useSignOut } from "../identity/public/use-sign-out";
import { athletePortalFrom } from "../identity/public/way-back";
import { chooseAndGo, useWorkplaceChoice } from "../identity/public/workplace-choice";
import { pages } from "../pages";
import { useColourMode } from "../ui/ColourModeSwitch";
import { lazyPart } from "../ui/lazy-code";
import { useWideScreen } from "../ui/use-wide-screen";
import { areaLabel, type PageDeclaration } from "./page";
import { choiceOf, entriesOf, nearFirst, type Place } from "./menu";
import { type Command, disambiguate, type Found } from "./palette-commands";

/** Pages that are named in the palette, and that this user may open and is offered. @param session null for a visitor. */
function pagesFor(session: Session | null): readonly PageDeclaration[] {
  return pages.filter(({ access, offeredTo }) => {
    if (access === "everyone") return true;
    if (!session || !(offeredTo?.(session) ?? true)) return false;
    return decideAccess({ status: "signedIn", session }, access) === "enter";
  });
}

/**
 * The palette's commands for a signed-in user.
 * @param here the current workplace, whose pages come first.
 */
export function useCommands(
  here: Place | null,
  places: readonly Place[],
  goTo: (place: Place) => void,
  session: Session,
): Command[] {
  const [signOut] = useSignOut();
  const choice = useWorkplaceChoice();
  const page = usePages();
  const colours = useColours();
  const action = (label: string, to: string): Command => ({
    ...page(label, to),
    id: `action:${to}`,
    group: "Ações",
  });
  const others = places.filter((place) => place !== here);
  // All arenas have the same paths: take the chosen one.
  const entries = [...(here ? [here] : []), ...nearFirst(others, session, choice)].flatMap(({ area }) =>
    entriesOf(area, session).map(({ label, to }) => page(label, to, areaLabel[area])),
  );
  const named = pagesFor(session).flatMap(({ path, palette, areas }) => {
    const [area] = typeof areas === "function" ? [] : areas;
    return palette === undefined ? [] : [{ area, command: page(palette, path, area && areaLabel[area]) }];
  });
  return [
    ...disambiguate([
      // Before the menu's entries: the search does not know the menu around them, so the page's full title is better.
      ...named.filter(({ area }) => area).map(({ command }) => command),
      ...entries,
      ...named.filter(({ area }) => !area).map(({ command }) => command),
    ]),
    ...pagesFor(session).flatMap((one) => (one.action === undefined ? [] : [action(one.action, one.path)])),
    colours,
    { id: "sign-out", label: "Sair", group: "Ações", run: () => void signOut() },
    ...others.map((place): Command => ({
      id: place.id,
      label: place.name,
      detail: place.title,
      group: "Trocar de área",
      run: () => goTo(place),
    })),
  ];
}

/** The palette's commands for a visitor. */
export function useVisitorCommands(): Command[] {
  const { pathname, search } = useLocation();
  const page = usePages();
  const colours = useColours();
  const named = pagesFor(null).flatMap(({ path, palette }) =>
    palette === undefined ? [] : [page(palette, path)],
  );
  const home = named.findIndex(({ id }) => id === "/");
  return [...named.toSpliced(home, 0, page("Entrar", athletePortalFrom(pathname + search))), colours];
}

function usePages() {
  const navigate = useNavigate();
  return (label: string, to: string, detail: string | null = null): Command => ({
    id: to,
    label,
    detail,
    group: "Páginas",
    run: () => void navigate(to),
  });
}

function useColours(): Command {
  const [mode, toggle] = useColourMode();
  const label = mode === "dark" ? "Usar cores claras" : "Usar cores escuras";
  return { id: "colours", label, group: "Ações", run: toggle };
}

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
