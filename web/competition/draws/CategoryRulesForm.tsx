import { Heading } from "@chakra-ui/react/heading";
import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { Stack } from "@chakra-ui/react/stack";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { rulesInWords } from "../../../server/competition/categories/rules-in-words.rules";
import type { CategoryRules } from "../../../server/competition/categories/category-rules.rules";
import {
  categoryFormatLabel,
  categoryFormats,
  type CategoryFormat,
} from "../../../server/sport/draws/draw-plan.rules";
import {
  matchFormatNames,
  matchFormats,
  type SetFormatName,
  setFormatNames,
  setFormats,
} from "../../../server/sport/scores/match-format.rules";
import type { CategoryRulesForm_category$key } from "../../__generated__/CategoryRulesForm_category.graphql";
import { SelectField } from "../../ui/form/Fields";
import { Toggle } from "../../ui/form/Toggle";
import type { InTurn } from "../../ui/form/use-in-turn";
import { PhaseFormatsDisclosure } from "./PhaseFormats";
import { TieBreakersEditor } from "./TieBreakersEditor";
import { useUpdateCategoryRules } from "./use-draw-mutations";

interface CategoryRulesFormProps {
  category: CategoryRulesForm_category$key;
  /** The set format of categories without their own. */
  usualSet: SetFormatName;
  /** Runs a save after the dialog's others. */
  inTurn: InTurn;
  onChanged: () => void;
  onRefusal: (message: string | null) => void;
}

const options = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
  values.map((value) => ({ value, label: label(value) }));
const counts = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String(from + index)).map((value) => ({
    value,
    label: value,
  }));
const formatOptions = options(categoryFormats, (format) => categoryFormatLabel[format]);
const matchFormatOptions = options(matchFormatNames, (format) => matchFormats[format].label);
const setFormatOptions = options(setFormatNames, (format) => setFormats[format].label);
const usual = "usual";
const asInGroups = { value: usual, label: "Como nos grupos" };

/** "Padrão: até 6, tie-break em 6x6" */
const usualSetLabel = (format: SetFormatName): string =>
  `Padrão: ${setFormats[format].label.replace(/^Set /, "").replace(/^Pro/, "pro")}`;

/** A category's draw and match rules; each change is saved at once, and the preview is refetched. */
export function CategoryRulesForm({
  category: key,
  usualSet,
  inTurn,
  onChanged,
  onRefusal,
}: CategoryRulesFormProps) {
  const stored = useFragment(
    graphql`
      fragment CategoryRulesForm_category on TournamentCategory {
        id
        drawFormat
        matchFormat
        setFormat
        fixedGames
        knockoutMatchFormat
        knockoutSetFormat
        qualifiersPerGroup
        groupSize
        thirdPlace
        consolation
        walkoverBars
        tieBreakers
        phaseFormats {
          __typename
        }
        ...PhaseFormats_category
      }
    `,
    key,
  );
  const { id, phaseFormats, ...values } = stored;
  const [update] = useUpdateCategoryRules();
  /** What is on its way to the server, the latest last; all else is shown as it is stored. */
  const [pending, setPending] = useState<readonly CategoryRules[]>([]);
  const rules: typeof values = Object.assign({}, values, ...pending);

  const change = async (part: CategoryRules) => {
    onRefusal(null);
    setPending((before) => [...before, part]);
    const answer = (await inTurn(() => update({ input: { categoryId: id, ...part } })))?.updateCategoryRules;
    if (answer?.refusal) onRefusal(answer.refusal.message);
    setPending((before) => before.filter((other) => other !== part));
    if (answer && !answer.refusal) onChanged();
  };
  const inGroups = rules.drawFormat === "GROUPS_KNOCKOUT";
  const playsFixedGames =
    rules.drawFormat !== "SUPER_N" &&
    (rules.matchFormat === "FIXED_GAMES" || (inGroups && rules.knockoutMatchFormat === "FIXED_GAMES"));
  const hasKnockout = rules.drawFormat === "GROUPS_KNOCKOUT" || rules.drawFormat === "KNOCKOUT";

  return (
    <Stack as="section" gap="4">
      <Heading as="h3" textStyle="lg" fontWeight="bold">
        Regras
      </Heading>
      <SelectField
        label="Formato"
        options={formatOptions}
        value={rules.drawFormat}
        onChange={({ target }) => void change({ drawFormat: target.value as CategoryFormat })}
      />
      {inGroups ? (
        <SimpleGrid columns={2} gap="3">
          <SelectField
            label="Duplas por grupo"
            options={[{ value: usual, label: "3 ou 4" }, ...counts(3, 8)]}
            value={String(rules.groupSize ?? usual)}
            onChange={({ target }) =>
              void change({ groupSize: target.value === usual ? null : Number(target.value) })
            }
          />
          <SelectField
            label="Classificam"
            options={counts(1, 4)}
            value={String(rules.qualifiersPerGroup)}
            onChange={({ target }) => void change({ qualifiersPerGroup: Number(target.value) })}
          />
        </SimpleGrid>
      ) : null}
      {rules.drawFormat === "SUPER_N" ? null : (
        <SelectField
          label={inGroups ? "Jogos dos grupos" : "Jogos"}
          options={matchFormatOptions}
          value={rules.matchFormat}
          onChange={({ target }) => {
            const matchFormat = target.value as (typeof matchFormatNames)[number];
            const needsGames = matchFormat === "FIXED_GAMES" && typeof rules.fixedGames !== "number";
            void change({ matchFormat, ...(needsGames ? { fixedGames: 6 } : {}) });
          }}
        />
      )}
      {inGroups ? (
        <SelectField
          label="Jogos das eliminatórias"
          options={[asInGroups, ...matchFormatOptions]}
          value={rules.knockoutMatchFormat ?? usual}
          onChange={({ target }) => {
            const chosen =
              target.value === usual ? null : (target.value as (typeof matchFormatNames)[number]);
            const needsGames = chosen === "FIXED_GAMES" && typeof rules.fixedGames !== "number";
            void change({ knockoutMatchFormat: chosen, ...(needsGames ? { fixedGames: 6 } : {}) });
          }}
        />
      ) : null}
      {playsFixedGames ? (
        <SelectField
          label="Games por jogo"
          options={counts(1, 20)}
          value={String(rules.fixedGames ?? "")}
          onChange={({ target }) => void change({ fixedGames: Number(target.value) })}
        />
      ) : null}
      <SelectField
        label={inGroups ? "Set dos grupos" : "Set"}
        options={[{ value: usual, label: usualSetLabel(usualSet) }, ...setFormatOptions]}
        value={rules.setFormat ?? usual}
        onChange={({ target }) =>
          void change({
            setFormat: target.value === usual ? null : (target.value as SetFormatName),
          })
        }
      />
      {inGroups ? (
        <SelectField
          label="Set das eliminatórias"
          options={[asInGroups, ...setFormatOptions]}
          value={rules.knockoutSetFormat ?? usual}
          onChange={({ target }) =>
            void change({
              knockoutSetFormat: target.value === usual ? null : (target.value as SetFormatName),
            })
          }
        />
      ) : null}
      {phaseFormats.length > 0 ? (
        <PhaseFormatsDisclosure
          category={stored}
          inTurn={inTurn}
          onSaved={onChanged}
          onUnseenRefusal={onRefusal}
        />
      ) : null}
      {hasKnockout ? (
        <Stack gap="1">
          <Toggle
            label="Disputa de 3º lugar"
            checked={rules.thirdPlace}
            onChange={(thirdPlace) => void change({ thirdPlace })}
          />
          <Toggle
            label="Chave de consolação"
            checked={rules.consolation}
            onChange={(consolation) => void change({ consolation })}
          />
        </Stack>
      ) : null}
      {inGroups ? (
        <Toggle
          label="Quem perde por W.O. não avança do grupo"
          checked={rules.walkoverBars}
          onChange={(walkoverBars) => void change({ walkoverBars })}
        />
      ) : null}
      <Stack as="ul" gap="1" listStyleType="none" textStyle="sm" color="fg.muted" aria-live="polite">
        {rulesInWords({
          ...rules,
          setFormat: rules.setFormat ?? usualSet,
          fixedGames: rules.fixedGames ?? null,
        }).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Stack>
      {inGroups || rules.drawFormat === "ROUND_ROBIN" ? (
        <TieBreakersEditor
          order={rules.tieBreakers}
          onChange={(tieBreakers) => void change({ tieBreakers: [...tieBreakers] })}
        />
      ) : null}
    </Stack>
  );
}
