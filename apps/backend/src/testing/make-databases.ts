import { catalogueWithoutCourses, testCatalogue } from './catalogue';
import { temporaryDirectory } from './database';
import { copySeededDatabase } from './seeded';

// Makes the embedded databases that tests copy, unless an earlier run has made them.
const make = async (): Promise<void> => {
  for (const catalogue of [testCatalogue, catalogueWithoutCourses]) {
    const { directory, remove } = temporaryDirectory();
    await copySeededDatabase(directory, await catalogue()).finally(remove);
  }
};

void make();
