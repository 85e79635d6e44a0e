import { Button } from "@chakra-ui/react/button";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { ChevronDown, SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { decidingPhaseLabel, type DecidingPhase } from "../../../server/sport/scores/rules-of-match.rules";
import {
  type MatchFormatName,
  matchFormatNames,
  matchFormats,
  type SetFormatName,
  setFormatNames,
  setFormats,
} from "../../../server/sport/scores/match-format.rules";
import type { PhaseFormats_category$key } from "../../__generated__/PhaseFormats_category.graphql";
import { DialogFrame } from "../../ui/lazy-code";
import { SelectField } from "../../ui/form/Fields";
import { useInTurn, type InTurn } from "../../ui/form/use-in-turn";
import { Notice } from "../../ui/PageStates";
import { toast } from "../../ui/toaster";
import { useShown } from "../../ui/dialog-state";
import { useUpdatePhaseFormat } from "./use-draw-mutations";

const usual = "usual";
const asKnockout = { value: usual, label: "Como no mata-mata" };
const setOptions = [
  asKnockout,
  ...setFormatNames.map((value) => ({ value, label: setFormats[value].label })),
];
const setLabel: Record<DecidingPhase, string> = {
  ROUND_OF_16: "Set das oitavas de final",
  QUARTERFINAL: "Set das quartas de final",
  SEMIFINAL: "Set da semifinal",
  THIRD_PLACE: "Set da disputa de 3º lugar",
  FINAL: "Set da final",
};

interface PhaseFormatsProps {
  category: PhaseFormats_category$key;
}

interface Change {
  phase: DecidingPhase;
  matchFormat?: MatchFormatName | null;
  setFormat?: SetFormatName | null;
}

interface PhaseFormatFieldsProps extends PhaseFormatsProps {
  inTurn: InTurn;
  /** Whether the fields are on screen: see `useShown`. */
  open: boolean;
  onSaved?: () => void;
  /** Tells a refusal that arrives once the fields are closed. */
  onUnseenRefusal: (message: string) => void;
  narrow?: boolean;
}

/** One line per phase that the category plays; each change is saved at once. Nothing where it plays none. */
function PhaseFormatFields({
  category: key,
  inTurn,
  open,
  onSaved,
  onUnseenRefusal,
  narrow = false,
}: PhaseFormatFieldsProps) {
  const { id, fixedGames, phaseFormats } = useFragment(
    graphql`
      fragment PhaseFormats_category on TournamentCategory {
        id
        fixedGames
        phaseFormats {
          phase
          matchFormat
          setFormat
          hasBegun
        }
      }
    `,
    key,
  );
  const [update] = useUpdatePhaseFormat();
  /** What is on its way to the server, the latest last. */
  const [pending, setPending] = useState<readonly Change[]>([]);
  const [refusal, setRefusal] = useState<{ change: Change; message: string } | null>(null);
  const isShown = useShown(open);
  const matchOptions = [
    asKnockout,
    ...matchFormatNames
      .filter((value) => value !== "FIXED_GAMES" || typeof fixedGames === "number")
      .map((value) => ({ value, label: matchFormats[value].label })),
  ];

  const save = async (change: Change) => {
    setRefusal(null);
    setPending((before) => [...before, change]);
    const answer = (await inTurn(() => update({ input: { categoryId: id, ...change } })))?.updatePhaseFormat;
    if (answer?.refusal && isShown()) setRefusal({ change, message: answer.refusal.message });
    else if (answer?.refusal)
      onUnseenRefusal(`${decidingPhaseLabel[change.phase]}: ${answer.refusal.message}`);
    setPending((before) => before.filter((other) => other !== change));
    if (answer && !answer.refusal) onSaved?.();
  };
  const refused = (phase: DecidingPhase, field: "matchFormat" | "setFormat") =>
    refusal?.change.phase === phase && refusal.change[field] !== undefined ? refusal.message : undefined;

  // Another rule, saved meanwhile, may have removed the phase.
  const isHomeless = refusal !== null && phaseFormats.every(({ phase }) => phase !== refusal.change.phase);

  return (
    <Stack gap="4">
      {isHomeless ? <Notice tone="error">{refusal.message}</Notice> : null}
      {phaseFormats.map(({ phase, matchFormat, setFormat, hasBegun }) => {
        const own: Omit<Change, "phase"> = Object.assign(
          { matchFormat, setFormat },
          ...pending.filter((change) => change.phase === phase),
        );
        return (
          <SimpleGrid key={phase} columns={narrow ? 1 : { base: 1, sm: 2 }} gap="3">
            <SelectField
              label={decidingPhaseLabel[phase]}
              hint={hasBegun ? "Já começou: o formato não muda mais." : undefined}
              options={matchOptions}
              disabled={hasBegun}
              error={refused(phase, "matchFormat")}
              value={own.matchFormat ?? usual}
              onChange={({ target: { value } }) =>
                void save({ phase, matchFormat: value === usual ? null : (value as MatchFormatName) })
              }
            />
            <SelectField
              label={setLabel[phase]}
              options={setOptions}
              disabled={hasBegun}
              error={refused(phase, "setFormat")}
              value={own.setFormat ?? usual}
              onChange={({ target: { value } }) =>
                void save({ phase, setFormat: value === usual ? null : (value as SetFormatName) })
              }
            />
          </SimpleGrid>
        );
      })}
    </Stack>
  );
}

type PhaseFormatsDisclosureProps = PhaseFormatsProps &
  Pick<PhaseFormatFieldsProps, "inTurn" | "onUnseenRefusal"> & {
    /** A preview that was asked for before may arrive with the old formats. */
    onSaved: () => void;
  };

/** The same beside the rules of a category that is not drawn yet. Few events use it, so that it opens on demand. */
export function PhaseFormatsDisclosure({
  category,
  inTurn,
  onSaved,
  onUnseenRefusal,
}: PhaseFormatsDisclosureProps) {
  const [open, setOpen] = useState(false);
  return (
    <Stack gap="2">
      <Button
        variant="ghost"
        colorPalette="gray"
        size="sm"
        alignSelf="flex-start"
        ms="-3"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Formato por fase
        <ChevronDown style={{ transform: open ? "rotate(180deg)" : undefined }} />
      </Button>
      {open ? (
        <PhaseFormatFields
          category={category}
          inTurn={inTurn}
          open={open}
          onSaved={onSaved}
          onUnseenRefusal={onUnseenRefusal}
          narrow
        />
      ) : null}
    </Stack>
  );
}

/** The same once the category is drawn, until its last phase begins. @param name the category's. */
export function PhaseFormatsDialog({ category, name }: PhaseFormatsProps & { name: string }) {
  const [open, setOpen] = useState(false);
  const [inTurn] = useInTurn();
  return (
    <>
      <Button variant="outline" colorPalette="gray" size="sm" onClick={() => setOpen(true)}>
        <SlidersHorizontal />
        Formato por fase
      </Button>
      <DialogFrame
        open={open}
        onClose={() => setOpen(false)}
        sheet
        title="Formato por fase"
        description="Cada mudança vale na hora. O formato de uma fase muda até o primeiro jogo dela começar."
      >
        <PhaseFormatFields
          category={category}
          inTurn={inTurn}
          open={open}
          onUnseenRefusal={(description) => toast.error({ title: name, description })}
        />
      </DialogFrame>
    </>
  );
}
