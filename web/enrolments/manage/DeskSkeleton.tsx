import { Skeleton } from "@chakra-ui/react/skeleton";
import { Stack } from "@chakra-ui/react/stack";
import { DataListSkeleton } from "../../ui/list/DataListSkeleton";
import { deskColumns } from "./desk-columns";

const columns = deskColumns({ who: "pairs", severalCategories: false, timeZone: "UTC" });

/** The desk on its way: how full it is, what is searched for, who is in. */
export function DeskSkeleton() {
  return (
    <Stack gap={{ base: "3", md: "5" }}>
      <Skeleton h="12" maxW="24rem" />
      <Skeleton h="11" />
      <DataListSkeleton columns={columns} rows={8} picks actions />
    </Stack>
  );
}
