import { SimpleGrid } from "@chakra-ui/react/simple-grid";
import { useWatch } from "react-hook-form";
import { levelInWords } from "../../../server/sport/admitted-levels.rules";
import {
  tournamentCategories,
  tournamentGenderLabel,
  tournamentGenders,
} from "../../../server/tournaments/tournament-labels.rules";
import { PictureCards } from "../../ui/form/PictureCards";
import { SelectField } from "../../ui/form/SelectField";
import { TextField } from "../../ui/form/TextField";
import { choiceOf, chosenBy, formatChoices } from "./format-choices";
import { FormatPicture } from "./FormatPicture";
import type { NewTournamentFields } from "./tournament-form";

const categoryOptions = tournamentCategories.map((category) => ({
  value: category,
  label: levelInWords(category),
}));
const genderOptions = tournamentGenders.map((value) => ({ value, label: tournamentGenderLabel[value] }));
const cards = formatChoices.map((choice) => ({
  ...choice,
  picture: <FormatPicture format={choice.value} />,
}));

/** Form step: format, name and categories. */
export function FormatStep({ form }: { form: NewTournamentFields }) {
  const { register, control, setValue, formState } = form;
  const { errors } = formState;
  const [kind, drawFormat] = useWatch({ control, name: ["kind", "drawFormat"] });
  return (
    <>
      <PictureCards
        legend="Tipo de torneio"
        options={cards}
        value={choiceOf({ kind, drawFormat })}
        onChange={(choice) => {
          const chosen = chosenBy(choice);
          setValue("kind", chosen.kind, { shouldDirty: true });
          setValue("drawFormat", chosen.drawFormat, { shouldDirty: true });
        }}
      />
      <TextField label="Nome do torneio" required error={errors.name?.message} {...register("name")} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
        <SelectField
          label="Categoria"
          required
          placeholder="Selecione a categoria"
          options={categoryOptions}
          error={errors.category?.message}
          {...register("category")}
        />
        <SelectField
          label="Gênero"
          options={genderOptions}
          error={errors.gender?.message}
          {...register("gender")}
        />
      </SimpleGrid>
    </>
  );
}
