import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Stack } from "@chakra-ui/react/stack";
import { Undo2 } from "lucide-react";
import { useId, useState, useEffect, type ReactNode, useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { legalResults } from "../../../server/sport/scores/match-format.rules";
import type { ScoreSheet_match$key } from "../../__generated__/ScoreSheet_match.graphql";
import { DialogFrame } from "../../ui/lazy-code";
import { PendingButton } from "../../ui/form/PendingButton";
import { TextField } from "../../ui/form/Fields";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { MatchHistory } from "./MatchHistory";
import { type AskedMoves, MatchMoves, readMoves } from "../public/MatchMoves";
import { MatchNotesField } from "./MatchNotesField";
import { matchSentence, pairName } from "../public/competition-words";
import {
  entryFromMatch,
  entryProblems,
  type EntryProblems,
  problemsFromServer,
  toResult,
} from "./score-entry";
import { readRules, type ShownMatch } from "./shown-matches";
import { ScoreSheetFields } from "./ScoreSheetFields";
import { ScoreSheetFooter } from "./ScoreSheetFooter";
import { useRecordMatchResultMutation, useTakeBackWalkoverMutation } from "./use-match-mutations";
import { Text } from "@chakra-ui/react/text";

interface ScoreSheetProps {
  match: ScoreSheet_match$key;
  /** The same match, in the shape that every match view uses. */
  shown: ShownMatch;
  /** Links to other ways of scoring it. */
  shortcuts: ReactNode;
  open: boolean;
  onClose: () => void;
  returnFocusTo: () => HTMLElement | null;
}

/** Enters or corrects one match's result. Mount a new instance each time it opens. */
export function ScoreSheet({
  match: matchKey,
  shown,
  shortcuts,
  open,
  onClose,
  returnFocusTo,
}: ScoreSheetProps) {
  const match = useFragment(
    graphql`
      fragment ScoreSheet_match on Match {
        version
        round
        notes
        ...MatchNotesField_match
        court {
          name
        }
        ...shownMatches_rules
      }
    `,
    matchKey,
  );
  const rules = readRules(match);
  const { id: matchId, number, phase, status } = shown;
  const ofADraw = number !== null;
  // The match as the user last saw it. The live update of the own save may arrive before the mutation's response, and
  // must not change the form.
  const now = {
    version: match.version,
    corrects: status === "PLAYED",
    sentence: matchSentence(shown),
  };
  const [known, setKnown] = useState(now);
  const { corrects } = known;
  const names = [pairName(shown.sides[0]), pairName(shown.sides[1])] as const;
  const [entry, setEntry] = useState(() => entryFromMatch(shown));
  const [problems, setProblems] = useState<EntryProblems>({});
  const [saving, setSaving] = useState(false);
  const [reason, setReason] = useState("");
  const [notes, setNotes] = useState(match.notes ?? "");
  const [moving, setMoving] = useState<AskedMoves | null>(null);
  const [record] = useRecordMatchResultMutation();
  const [takeBack, takingBack] = useTakeBackWalkoverMutation();
  const formId = useId();
  useShowProblem(formId, problems);
  const changedElsewhere = open && !saving && match.version !== known.version;

  const save = async (acceptMoves = false) => {
    if (saving || changedElsewhere) return;
    const wrong = entryProblems(entry, rules);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    setSaving(true);
    const beside = ofADraw ? { notes, reason: corrects ? reason : null, acceptMoves } : {};
    const input = { matchId, expectedVersion: known.version, ...toResult(entry, rules), ...beside };
    const answer = (await record({ input }))?.recordMatchResult;
    if (answer?.done) {
      // The card behind shows the score and takes the focus. `saving` stays true until unmount: otherwise the live
      // update of this save would look like a change by another user.
      if (answer.done.match.after.length > 0)
        toast.success({ title: "Resultado registrado", description: answer.done.match.after.join(" ") });
      return onClose();
    }
    setSaving(false);
    if (answer?.resultMovesMatches && answer.resultMovesMatches.asked)
      return setMoving(readMoves(answer.resultMovesMatches.asked));
    setMoving(null);
    if (!answer?.refusal || answer.versionConflict || answer.resultMovesMatches) return;
    const { fields, path, message } = answer.refusal;
    setProblems(problemsFromServer(fields ?? [{ path: path ?? [], message }], entry.mode));
  };

  /** Undoes a recorded W.O.: the match is to be played. */
  const undoWalkover = async () => {
    if (saving || takingBack || changedElsewhere) return;
    setSaving(true);
    setProblems({});
    const input = { matchId, expectedVersion: known.version, reason: reason || null };
    const answer = (await takeBack({ input }))?.takeBackWalkover;
    if (answer?.done) {
      toast.success({ title: "W.O. desfeito", description: "O jogo volta para a lista dos que faltam." });
      return onClose();
    }
    setSaving(false);
    if (answer && !answer.versionConflict && answer.refusal)
      setProblems({ general: answer.refusal?.message });
  };
  const isWalkover = corrects && shown.outcome?.endsWith("WALKOVER");

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      busy={saving || takingBack}
      returnFocusTo={returnFocusTo}
      sheet
      title={moving ? "Confirmar correção" : corrects ? "Corrigir resultado" : "Registrar resultado"}
      description={`${ofADraw ? `Jogo ${number} · ${phase}` : `Rodada ${match.round}`}${match.court ? ` · ${match.court.name}` : ""}`}
      footer={
        changedElsewhere ? null : moving ? (
          <>
            <Button variant="ghost" colorPalette="gray" size="lg" onClick={() => setMoving(null)}>
              Voltar
            </Button>
            <PendingButton size="lg" pending={saving} onClick={() => void save(true)}>
              {saving ? "Corrigindo…" : "Corrigir e mudar os jogos"}
            </PendingButton>
          </>
        ) : (
          <ScoreSheetFooter entry={entry} rules={rules} names={names} formId={formId} saving={saving} />
        )
      }
    >
      <Box mb="5">{shortcuts}</Box>
      {changedElsewhere ? (
        <ScoreSheetConflict
          sentence={now.sentence}
          onKeep={onClose}
          onCorrect={() => {
            setKnown(now);
            // The focused button is unmounted with the question; focus the form, which still has what was typed.
            requestAnimationFrame(() => document.getElementById(formId)?.querySelector("input")?.focus());
          }}
        />
      ) : moving ? (
        <MatchMoves {...moving} />
      ) : (
        <Stack
          as="form"
          id={formId}
          gap="5"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          {corrects ? <Notice tone="info">Resultado atual: {known.sentence}.</Notice> : null}
          {isWalkover ? (
            <Button
              type="button"
              variant="outline"
              colorPalette="gray"
              alignSelf="flex-start"
              disabled={saving}
              onClick={() => void undoWalkover()}
            >
              <Undo2 />
              Desfazer W.O.: o jogo vai ser jogado
            </Button>
          ) : null}
          <ScoreSheetFields
            entry={entry}
            onChange={(change) => {
              setEntry(change);
              setProblems({});
            }}
            problems={problems}
            rules={rules}
            legalScores={legalResults(rules.setFormat).map(({ winner, loser, tiebreak }) => ({
              winnerGames: winner,
              loserGames: loser,
              tieBreak: tiebreak,
            }))}
            names={names}
          />
          {ofADraw ? (
            <>
              {corrects ? (
                <TextField
                  label="Motivo da correção (opcional)"
                  value={reason}
                  maxLength={300}
                  onChange={(event) => setReason(event.target.value)}
                />
              ) : null}
              <MatchNotesField match={match} value={notes} onChange={setNotes} />
              <MatchHistory matchId={matchId} version={known.version} />
            </>
          ) : null}
          {problems.general ? <Notice tone="error">{problems.general}</Notice> : null}
        </Stack>
      )}
    </DialogFrame>
  );
}

/** Scrolls the first field with a problem into view and focuses it: on a phone it may be off screen. */
function useShowProblem(formId: string, problems: EntryProblems) {
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    const wrong = document.getElementById(formId)?.querySelector("fieldset:has([id$=-error]:not(:empty))");
    wrong?.querySelector("input")?.focus({ preventScroll: true });
    wrong?.scrollIntoView({ block: "center" });
  }, [formId, problems]);
}

interface ScoreSheetConflictProps {
  /** The match as the other user saved it. */
  sentence: string;
  onKeep: () => void;
  onCorrect: () => void;
}

/**
 * Shown when another user has saved a result for this match: asks before overwriting it. Replaces the form's fields,
 * whose values are kept.
 */
function ScoreSheetConflict({ sentence, onKeep, onCorrect }: ScoreSheetConflictProps) {
  const keep = useRef<HTMLButtonElement>(null);
  // The pressed button is unmounted: move the focus.
  useEffect(() => keep.current?.focus(), []);

  return (
    <Stack gap="4" pb="4">
      <Notice tone="warning">
        <Text fontWeight="bold">Este jogo mudou enquanto você registrava.</Text>
        <Text role="alert">Agora está assim: {sentence}.</Text>
      </Notice>
      <Button ref={keep} size="lg" onClick={onKeep}>
        Manter como está
      </Button>
      <Button size="lg" variant="outline" onClick={onCorrect}>
        Corrigir com o meu
      </Button>
    </Stack>
  );
}
