import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { HStack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import { Flag, Undo2 } from "lucide-react";
import { useState } from "react";
import { shownPoints, type Side, writeScore } from "../../../server/sport/scores/score.rules";
import {
  addGame,
  endedBy,
  liveState,
  undo,
  winTieBreak,
  type LiveScore,
} from "../../../server/sport/scores/live-score.rules";
import { Notice } from "../../ui/PageStates";
import { EndedPanel, type PadFrameProps } from "./PadFrame";
import {
  EndMatchDialog,
  EndSetDialog,
  ScoreConflictDialog,
  type SetEnd,
  UndoDialog,
} from "./ScorePadDialogs";
import { padTitle, liveScoreInWords } from "./score-words";
import type { Pad } from "./read-score-pad";
import { SavingIndicator } from "../../ui/Progress";
import { ScoreSide, WholeTieBreak } from "./ScoreSide";
import {
  beginCorrection,
  canTap,
  counted,
  decided,
  ended,
  endCorrection,
  isOver,
  takenAway,
  takenBack,
} from "./score-state";
import type { ScoreKeeper } from "./send-score";
import { type AskedMoves, MatchMoves } from "../../competition/public/MatchMoves";
import { DialogFrame } from "../../ui/lazy-code";

const palettes = ["sea", "coral"] as const;

interface ScorePadProps extends Pick<PadFrameProps, "back"> {
  pad: Pad;
  keeper: ScoreKeeper;
}

/** A match on a phone: a tap on a side counts, everything else waits at the edges. */
export function ScorePad({ pad, keeper, back }: ScorePadProps) {
  const { rules, sides } = pad;
  const { state, saving, refusal, asked: moving, change } = keeper;
  const names = [sides[0].name, sides[1].name] as const;
  const [asked, setAsked] = useState<{ end: SetEnd; next: LiveScore } | null>(null);
  const [dialog, setDialog] = useState<"end" | "undo" | null>(null);
  const [opening, setOpening] = useState(0);

  const live = liveState(rules, state.mine);
  const { counting, current, canEnd } = live;
  const inTieBreak = counting === "TIE_BREAK_POINT" || counting === "MATCH_TIE_BREAK_POINT";
  const shown = inTieBreak ? (current.tiebreak ?? [0, 0]) : current.games;
  const over = isOver(state.server) && !state.correcting;
  // Until it is known who comes, there is nothing to count.
  const waiting = !over && sides.some(({ athletes }) => athletes.length === 0);
  const blocked = !canTap(state) || counting === null || waiting;
  const finished = over ? [] : state.mine.slice(0, live.setNumber - (counting === null ? 0 : 1));
  const score = liveScoreInWords(state.mine);

  const show = (which: "end" | "undo") => {
    setOpening((number) => number + 1);
    setDialog(which);
  };
  const count = (side: Side, next: LiveScore | null, what: "SET" | "MATCH" | null) => {
    if (!next || blocked) return;
    if (what) return setAsked({ end: { what, winner: names[side], score: next }, next });
    change((before) => counted(before, next));
    if ("vibrate" in navigator) navigator.vibrate(12);
  };
  const confirmEnd = () => {
    if (!asked) return;
    const { next, end } = asked;
    setAsked(null);
    change((before) => {
      const after = counted(before, next);
      return end.what === "MATCH" ? ended(after, { outcome: "COMPLETED", absentOrRetiredSide: null }) : after;
    });
  };
  const without = ([0, 1] as const).map((side) => {
    const less = undo(rules, state.mine, side);
    return less && liveScoreInWords(less);
  });
  const canUndo = canTap(state) && (state.past.length > 0 || without.some((less) => less !== null));
  const takeBack = () => (state.past.length > 0 ? change(takenBack) : show("undo"));

  return (
    <>
      <Flex align="center" justify="space-between" gap="3" minH="8" flexShrink="0">
        <HStack gap="2" minW="0" flexShrink={saving === "away" ? 0 : 1} textStyle="sm" fontWeight="semibold">
          {finished.map((set, index) => (
            <Text
              as="span"
              key={index}
              px="2.5"
              py="0.5"
              borderRadius="full"
              bg="bg.muted"
              whiteSpace="nowrap"
            >
              {writeScore(shownPoints(set))}
            </Text>
          ))}
          <Text as="span" color="fg.muted" lineHeight="1.15">
            {/* That there is no connection takes the line. */}
            {over || saving === "away" ? null : padTitle(rules, live)}
          </Text>
        </HStack>
        <SavingIndicator saving={saving} />
      </Flex>
      {over ? null : (
        <VisuallyHidden aria-live="polite">
          {names[0]} {shown[0]}, {names[1]} {shown[1]}
        </VisuallyHidden>
      )}
      {waiting ? (
        <Notice tone="info">O placar começa quando se souber quem joga: {unknownSides(sides)}.</Notice>
      ) : null}
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      {over ? (
        <EndedPanel pad={pad} server={state.server} onCorrect={() => change(beginCorrection)} back={back} />
      ) : (
        <>
          <Flex direction={{ base: "column", md: "row" }} flex="1" minH="0" gap="3">
            {([0, 1] as const).map((side) => (
              <ScoreSide
                key={side}
                athletes={sides[side].athletes}
                name={names[side]}
                palette={palettes[side]}
                count={shown[side]}
                games={counting === "TIE_BREAK_POINT" ? current.games[side] : null}
                unit={inTieBreak ? "ponto" : "game"}
                disabled={blocked}
                onTap={() => count(side, addGame(rules, state.mine, side), endedBy(rules, state.mine, side))}
              />
            ))}
          </Flex>
          {counting === "TIE_BREAK_POINT" && !current.tiebreak ? (
            <WholeTieBreak
              names={names}
              onWin={(side) => {
                const next = winTieBreak(rules, state.mine, side);
                const ends = next && liveState(rules, next).counting === null ? "MATCH" : "SET";
                count(side, next, ends);
              }}
            />
          ) : null}
          <Flex gap="3">
            <Button
              size="xl"
              px="3"
              flex="1"
              variant="outline"
              colorPalette="gray"
              bg="bg.panel"
              aria-disabled={!canUndo || undefined}
              onClick={() => (canUndo ? takeBack() : undefined)}
            >
              <Undo2 />
              Desfazer
            </Button>
            <Button
              size="xl"
              px="3"
              flex="1.4"
              whiteSpace="nowrap"
              variant={canEnd ? "solid" : "outline"}
              colorPalette={canEnd ? "coral" : "gray"}
              bg={canEnd ? undefined : "bg.panel"}
              aria-disabled={state.ending !== null || waiting || undefined}
              onClick={() => (state.ending === null && !waiting ? show("end") : undefined)}
            >
              <Flag />
              {state.ending ? "Encerrando…" : state.correcting ? "Corrigir" : "Encerrar jogo"}
            </Button>
          </Flex>
          {state.correcting ? (
            <Button variant="ghost" colorPalette="gray" onClick={() => change(endCorrection)}>
              Deixar como estava
            </Button>
          ) : null}
        </>
      )}
      <EndSetDialog
        end={asked?.end ?? null}
        open={asked !== null}
        onConfirm={confirmEnd}
        onClose={() => setAsked(null)}
      />
      <EndMatchDialog
        key={`end ${opening}`}
        open={dialog === "end"}
        mine={state.mine}
        rules={rules}
        corrects={state.correcting}
        canEnd={canEnd}
        names={names}
        onClose={() => setDialog(null)}
        onEnd={(ending) => {
          setDialog(null);
          change((before) => ended(before, ending));
        }}
      />
      <UndoDialog
        open={dialog === "undo"}
        names={names}
        without={[without[0] ?? null, without[1] ?? null]}
        onClose={() => setDialog(null)}
        onTake={(side) => {
          const less = undo(rules, state.mine, side);
          setDialog(null);
          if (less) change((before) => takenAway(before, less));
        }}
      />
      <ScoreMovesDialog
        asked={moving}
        onClose={() => change((before) => before)}
        onAccept={() => {
          if (moving) change((before) => ended(before, { ...moving.ending, acceptMoves: true }));
        }}
      />
      <ScoreConflictDialog
        open={state.conflict !== null}
        names={names}
        mine={score}
        theirs={liveScoreInWords(state.conflict?.sets ?? [])}
        over={state.conflict !== null && isOver(state.conflict)}
        onChoose={(choice) => change((before) => decided(before, choice))}
      />
    </>
  );
}

const unknownSides = (sides: Pad["sides"]): string =>
  sides
    .filter(({ athletes }) => athletes.length === 0)
    .map(({ name }) => name.charAt(0).toLowerCase() + name.slice(1))
    .join(" e ");

interface ScoreMovesDialogProps {
  asked: AskedMoves | null;
  onAccept: () => void;
  onClose: () => void;
}

/** A correction at the court that changes who plays elsewhere: which matches move, before they do. */
function ScoreMovesDialog({ asked, onAccept, onClose }: ScoreMovesDialogProps) {
  return (
    <DialogFrame
      open={asked !== null}
      onClose={onClose}
      sheet
      title="Confirmar correção"
      footer={
        <>
          <Button size="xl" px="3" flex="1" variant="outline" colorPalette="gray" onClick={onClose}>
            Voltar
          </Button>
          <Button size="xl" px="3" flex="2" onClick={onAccept}>
            Corrigir e mudar
          </Button>
        </>
      }
    >
      {asked ? <MatchMoves {...asked} /> : null}
    </DialogFrame>
  );
}
