import { Stack } from "@chakra-ui/react/stack";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ScoreSheet_match$key } from "../../__generated__/ScoreSheet_match.graphql";
import type { ScoreSheet_tournament$key } from "../../__generated__/ScoreSheet_tournament.graphql";
import { DialogFrame } from "../../ui/DialogFrame";
import { Notice } from "../../ui/Notice";
import { ScoreShortcuts } from "../scoring/ScoreShortcuts";
import { matchSentence, pairName } from "./match-words";
import { problemsFromServer } from "./problems-from-server";
import { readMatch } from "./read-match";
import { entryFromMatch } from "./score-entry";
import { entryProblems, toResult, type EntryProblems } from "./score-result";
import { ScoreSheetConflict } from "./ScoreSheetConflict";
import { ScoreSheetFields } from "./ScoreSheetFields";
import { ScoreSheetFooter } from "./ScoreSheetFooter";
import { useShowProblem } from "./use-show-problem";
import { useRecordMatchResultMutation } from "./use-record-match-result-mutation";

interface ScoreSheetProps {
  tournament: ScoreSheet_tournament$key;
  match: ScoreSheet_match$key;
  open: boolean;
  onClose: () => void;
  returnFocusTo: () => HTMLElement | null;
}

/** Enters or corrects one match's result. Mount it anew for each opening. */
export function ScoreSheet({
  tournament: tournamentKey,
  match: matchKey,
  open,
  onClose,
  returnFocusTo,
}: ScoreSheetProps) {
  const tournament = useFragment(
    graphql`
      fragment ScoreSheet_tournament on Tournament {
        ...ScoreShortcuts_tournament
        setFormat
        legalScores {
          winnerGames
          loserGames
          tieBreak
        }
      }
    `,
    tournamentKey,
  );
  const { setFormat, legalScores } = tournament;
  const match = useFragment(
    graphql`
      fragment ScoreSheet_match on Match {
        ...ScoreShortcuts_match
        id
        version
        round
        status
        court {
          name
        }
        ...readMatch_match
      }
    `,
    matchKey,
  );
  const inWords = readMatch(match);
  const names = [pairName(inWords.sides[0]), pairName(inWords.sides[1])] as const;
  const [entry, setEntry] = useState(() => entryFromMatch(inWords));
  const [problems, setProblems] = useState<EntryProblems>({});
  const [knownVersion, setKnownVersion] = useState(match.version);
  const [saving, setSaving] = useState(false);
  const [record] = useRecordMatchResultMutation();
  const formId = useId();
  useShowProblem(formId, problems);
  const changedElsewhere = open && !saving && match.version !== knownVersion;

  const save = async () => {
    if (saving || changedElsewhere) return;
    const wrong = entryProblems(entry, setFormat);
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    setSaving(true);
    const input = { matchId: match.id, expectedVersion: knownVersion, ...toResult(entry) };
    const answer = (await record({ input }))?.recordMatchResult;
    if (answer?.__typename === "RecordMatchResultSuccess") {
      // The card it came from shows the score and takes the focus. It stays "saving" until it is gone: its own news
      // would look like somebody else's.
      return onClose();
    }
    setSaving(false);
    if (answer?.__typename === "InvalidInput") setProblems(problemsFromServer(answer.fields, entry.mode));
    if (answer?.__typename === "RuleViolation") {
      setProblems(problemsFromServer([{ path: answer.path ?? [], message: answer.message }], entry.mode));
    }
  };

  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      sheet
      title={match.status === "PLAYED" ? "Corrigir resultado" : "Registrar resultado"}
      description={`Rodada ${match.round}${match.court ? ` · ${match.court.name}` : ""}`}
      footer={
        changedElsewhere ? null : (
          <ScoreSheetFooter
            entry={entry}
            setFormat={setFormat}
            names={names}
            formId={formId}
            saving={saving}
          />
        )
      }
    >
      {changedElsewhere ? (
        <ScoreSheetConflict
          sentence={matchSentence(inWords)}
          onKeep={onClose}
          onCorrect={() => {
            setKnownVersion(match.version);
            // The button is gone with its question; what was typed is here again, in its place.
            requestAnimationFrame(() => document.getElementById(formId)?.querySelector("input")?.focus());
          }}
        />
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
          <ScoreShortcuts tournament={tournament} match={match} />
          {match.status === "PLAYED" ? (
            <Notice tone="info">Resultado atual: {matchSentence(inWords)}.</Notice>
          ) : null}
          <ScoreSheetFields
            entry={entry}
            onChange={(change) => {
              setEntry(change);
              setProblems({});
            }}
            problems={problems}
            setFormat={setFormat}
            legalScores={legalScores.map(({ winnerGames, loserGames, tieBreak }) => ({
              winnerGames,
              loserGames,
              tieBreak,
            }))}
            names={names}
          />
          {problems.general ? <Notice tone="error">{problems.general}</Notice> : null}
        </Stack>
      )}
    </DialogFrame>
  );
}
