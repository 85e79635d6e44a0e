import { Stack } from "@chakra-ui/react/stack";
import { Suspense, useDeferredValue, useState, type ReactNode, type Ref } from "react";
import { Catch } from "../Catch";
import { ListFailure } from "../list/ListFailure";
import { TextField } from "./TextField";
import { RowsSkeleton } from "../Skeletons";

interface SearchedChoicesProps {
  label: string;
  placeholder: string;
  required?: boolean;
  error?: string;
  ref?: Ref<HTMLInputElement>;
  /** Other words are typed. */
  onSearch?: () => void;
  /** Asks for what is found; what is asked again after a failure has another number. */
  children: (search: string, attempt: number) => ReactNode;
}

/** What one knows of something, and below it what is found by that. */
export function SearchedChoices({
  label,
  placeholder,
  required,
  error,
  ref,
  onSearch,
  children,
}: SearchedChoicesProps) {
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search.trim());
  // A search that fails takes nothing of the form around it away.
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
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
        onChange={(event) => {
          setSearch(event.target.value);
          onSearch?.();
          if (failed === attempt) setAttempt(attempt + 1);
        }}
        onKeyDown={(event) => {
          // It looks for something: it sends no form that it stands in.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      {failed === attempt ? (
        <ListFailure retrying={false} retry={() => setAttempt(attempt + 1)} />
      ) : (
        <Catch key={attempt} onError={() => setFailed(attempt)}>
          <Suspense fallback={<RowsSkeleton rows={3} />}>{children(wanted, attempt)}</Suspense>
        </Catch>
      )}
    </Stack>
  );
}
