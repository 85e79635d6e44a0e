import { Stack } from "@chakra-ui/react/stack";
import { Suspense, useDeferredValue, useState, type ReactNode, type Ref } from "react";
import { TextField } from "../../ui/form/TextField";
import { RowsSkeleton } from "../../ui/Skeletons";

interface SearchedChoicesProps {
  label: string;
  placeholder: string;
  required?: boolean;
  error?: string;
  ref?: Ref<HTMLInputElement>;
  /** Asks for what is found. */
  children: (search: string) => ReactNode;
}

/** What one knows of something, and below it what is found by that. */
export function SearchedChoices({
  label,
  placeholder,
  required,
  error,
  ref,
  children,
}: SearchedChoicesProps) {
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search.trim());
  return (
    <Stack gap="4">
      <TextField
        {...(ref ? { ref } : {})}
        label={label}
        type="search"
        placeholder={placeholder}
        required={required}
        error={error}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          // It looks for something: it sends no form that it stands in.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <Suspense fallback={<RowsSkeleton rows={3} />}>{children(wanted)}</Suspense>
    </Stack>
  );
}
