//! The files of the database: who may read them, who uses them, and whether they are still the ones that were opened.

use crate::store::storage::StoreError;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The folder of a database, held by this process alone for as long as this lives.
pub(super) struct Files {
    database: PathBuf,
    /// The database, the log beside it and what tells readers where in it to look, as they were when they were opened.
    /// Others in their place would not have the same games in them.
    opened: Vec<(PathBuf, Identity)>,
    _lock: File,
}

impl Files {
    /// Takes the folder, or makes it. Whatever is in it of ours can be read by its owner only: running games' seeds,
    /// from which their draws follow, are among it.
    pub(super) fn take(folder: &Path) -> Result<Self, StoreError> {
        let database = folder.join("bastide.sqlite3");
        let unreadable = |error: io::Error| StoreError::Unreadable(database.clone(), error.to_string());
        make_folder(folder).map_err(unreadable)?;
        let lock = private(OpenOptions::new().create(true).truncate(false).write(true))
            .open(folder.join("bastide.lock"))
            .map_err(unreadable)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StoreError::InUse(folder.to_owned())),
            Err(TryLockError::Error(error)) => return Err(unreadable(error)),
        }
        Ok(Self { database, opened: Vec::new(), _lock: lock })
    }

    pub(super) fn database(&self) -> &Path {
        &self.database
    }

    /// Makes the file if there is none. SQLite gives what it puts beside it the same permissions.
    pub(super) fn make(&self) -> io::Result<()> {
        private(OpenOptions::new().create(true).append(true)).open(&self.database)?;
        for path in self.all() {
            keep_private(&path)?;
        }
        Ok(())
    }

    fn all(&self) -> [PathBuf; 3] {
        ["", "-wal", "-shm"].map(|end| {
            let mut name = self.database.clone().into_os_string();
            name.push(end);
            name.into()
        })
    }

    /// To be called when all of them are open: these are the ones that moves go to.
    pub(super) fn opened(&mut self) -> Result<(), StoreError> {
        let all = self.all().into_iter().map(|path| Ok((path.clone(), identity(&path)?)));
        self.opened = all.collect::<Result<_, StoreError>>()?;
        Ok(())
    }

    /// Whether what is written now would be found again: a file that was deleted takes writes without complaint.
    pub(super) fn check(&self) -> Result<(), StoreError> {
        for (path, opened) in &self.opened {
            if *opened != identity(path)? {
                return Err(replaced());
            }
        }
        if fs::metadata(&self.database).is_ok_and(|found| found.permissions().readonly()) {
            return Err(StoreError::Failed("the database is read-only".into()));
        }
        Ok(())
    }
}

fn replaced() -> StoreError {
    StoreError::Failed("the database was deleted or replaced while the server ran".into())
}

/// What tells a file from another of the same name.
#[cfg(unix)]
type Identity = (u64, u64);

#[cfg(unix)]
fn identity(path: &Path) -> Result<Identity, StoreError> {
    use std::os::unix::fs::MetadataExt;
    let found = fs::metadata(path).map_err(|_| replaced())?;
    Ok((found.dev(), found.ino()))
}

/// Elsewhere a file that is open can't be deleted.
#[cfg(not(unix))]
type Identity = ();

#[cfg(not(unix))]
fn identity(path: &Path) -> Result<Identity, StoreError> {
    fs::metadata(path).map(|_| ()).map_err(|_| replaced())
}

#[cfg(unix)]
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    use std::os::unix::fs::OpenOptionsExt;
    options.mode(0o600)
}

#[cfg(not(unix))]
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    options
}

#[cfg(unix)]
fn make_folder(folder: &Path) -> io::Result<()> {
    use std::os::unix::fs::DirBuilderExt;
    // One that exists is its owner's affair.
    fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)
}

#[cfg(not(unix))]
fn make_folder(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)
}

/// Takes away from others what an earlier version let them read.
#[cfg(unix)]
fn keep_private(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    match fs::metadata(path) {
        Ok(found) if found.permissions().mode() & 0o077 != 0 => {
            fs::set_permissions(path, fs::Permissions::from_mode(found.permissions().mode() & 0o700))
        }
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(()),
        Err(error) => Err(error),
    }
}

#[cfg(not(unix))]
fn keep_private(_path: &Path) -> io::Result<()> {
    Ok(())
}
