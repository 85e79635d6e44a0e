import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Input } from "@chakra-ui/react/input";
import { HStack } from "@chakra-ui/react/stack";
import { Plus, X } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import {
  mostSpecialties,
  usualSpecialties,
} from "../../../server/teachers/arena-teachers/arena-teacher.rules";
import { FieldShell } from "../../ui/form/Fields";

interface SpecialtiesFieldProps {
  value: readonly string[];
  onChange: (specialties: string[]) => void;
  error?: string;
}

/** A teacher's specialties: a few words each, with common ones to tap. */
export function SpecialtiesField({ value, onChange, error }: SpecialtiesFieldProps) {
  const [typed, setTyped] = useState("");
  const has = (one: string) => value.some((other) => other.toLowerCase() === one.toLowerCase());
  const add = (one: string) => {
    const words = one.trim();
    if (words !== "" && !has(words)) onChange([...value, words]);
    setTyped("");
  };
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Enter adds the typed specialty instead of submitting the form.
    event.preventDefault();
    add(typed);
  };
  const offered = value.length < mostSpecialties ? usualSpecialties.filter((one) => !has(one)) : [];

  return (
    <FieldShell label="Especialidades" error={error}>
      {(control) => (
        <>
          {value.length > 0 ? (
            <Flex as="ul" gap="2" wrap="wrap" listStyleType="none" aria-label="Especialidades escolhidas">
              {value.map((one) => (
                <li key={one}>
                  <Button
                    size="sm"
                    colorPalette="sea"
                    borderRadius="full"
                    aria-label={`Tirar ${one}`}
                    onClick={() => onChange(value.filter((other) => other !== one))}
                  >
                    {one}
                    <X />
                  </Button>
                </li>
              ))}
            </Flex>
          ) : null}
          <HStack gap="2">
            <Input
              {...control}
              autoComplete="off"
              placeholder="Outra especialidade"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={onEnter}
              onBlur={() => add(typed)}
            />
            <Button
              variant="outline"
              colorPalette="gray"
              disabled={typed.trim() === ""}
              onClick={() => add(typed)}
            >
              Incluir
            </Button>
          </HStack>
          {offered.length > 0 ? (
            <Flex as="ul" gap="2" wrap="wrap" listStyleType="none" aria-label="Sugestões">
              {offered.map((one) => (
                <li key={one}>
                  <Button
                    size="sm"
                    variant="outline"
                    colorPalette="gray"
                    borderRadius="full"
                    fontWeight="medium"
                    aria-label={`Incluir ${one}`}
                    onClick={() => add(one)}
                  >
                    <Plus />
                    {one}
                  </Button>
                </li>
              ))}
            </Flex>
          ) : null}
        </>
      )}
    </FieldShell>
  );
}
