import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { SelectField } from "../../ui/form/SelectField";
import type { PlanningPlace } from "./planning";

interface ClassStaffFieldsProps {
  teachers: PlanningPlace["teachers"];
  courts: PlanningPlace["courts"];
  teacherKey: UseFormRegisterReturn;
  courtKey: UseFormRegisterReturn;
  /** The teacher is known and not asked for. */
  courtOnly?: boolean;
  errors: FieldErrors<{ teacherKey: string; courtKey: string }>;
}

/** Nothing chosen is no court. */
export const blankIsNone = { setValueAs: (text: string | null) => text || null };

/** Who gives a class, and on which court. */
export function ClassStaffFields({
  teachers,
  courts,
  teacherKey,
  courtKey,
  courtOnly = false,
  errors,
}: ClassStaffFieldsProps) {
  return (
    <>
      {courtOnly ? null : (
        <SelectField
          label="Professor"
          required
          placeholder={teachers.length === 0 ? "A arena ainda não tem professores" : "Escolha"}
          options={teachers.map(({ key, name }) => ({ value: key, label: name }))}
          error={errors.teacherKey?.message}
          {...teacherKey}
        />
      )}
      <SelectField
        label="Quadra"
        placeholder="Decidir depois"
        options={courts.map(({ key, name }) => ({ value: key, label: name }))}
        error={errors.courtKey?.message}
        {...courtKey}
      />
    </>
  );
}
