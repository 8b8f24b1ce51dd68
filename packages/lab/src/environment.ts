/** What a command of the lab is given. */
export interface Environment {
  /** The project's folder. */
  readonly root: string;
  print(line: string): void;
}

/** For commands that take long. */
export interface PatientEnvironment extends Environment {
  progress(line: string): void;
}
